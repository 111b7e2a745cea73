// The Share button of a widget: the ways to open the position that is shown, each to be copied. No kernel is asked.

const PLACE = "~code~";
let shares = 0;

/** A text in a box, selected as a whole by a click, with a button that copies it.
 * @param {string} name @param {string} text @param {(words: string) => void} announce */
const copyable = (name, text, announce) => {
  const box = control("input", { type: "text", readOnly: true, value: text, id: `mtg-share-${(shares += 1)}` });
  const copy = control("button", { type: "button", textContent: "Copy", className: "mtg-go" });
  copy.setAttribute("aria-label", `Copy: ${name}`);
  const select = () => box.select();
  const done = () => {
    copy.textContent = "Copied";
    announce(`Copied: ${name}`);
  };
  const byHand = () => {
    box.focus();
    select();
    if (document.execCommand?.("copy")) done();
    else announce("Selected: press Control and C to copy it.");
  };
  box.addEventListener("focus", select);
  box.addEventListener("click", select);
  copy.addEventListener("click", () => {
    if (navigator.clipboard?.writeText) navigator.clipboard.writeText(text).then(done, byHand);
    else byHand();
  });
  return make("div", { className: "mtg-way" }, make("label", { htmlFor: box.id, textContent: name }), box, copy);
};

/** What can be opened: a button that shows the ways, and `draw`, to be called whenever another position is shown.
 * @param {Model} model @param {() => number} place which of the codes it is @param {(words: string) => void} announce */
const sharing = (model, place, announce) => {
  const summary = control("summary", { textContent: "Share", className: "mtg-go" });
  const body = make("div", { className: "mtg-ways" });
  const element = make("details", { className: "mtg-share" }, summary, body);
  const draw = () => {
    const share = model.get("data").share;
    const code = share?.codes[place()];
    element.hidden = !code;
    if (!code || !element.open) return;
    body.replaceChildren(
      make("p", { textContent: "Whoever opens this link gets this position, with all that was done in it. In the notebook that opens, press Shift+Enter." }),
      ...share.ways.map(({ name, text }) => copyable(name, text.replaceAll(PLACE, code), announce)),
      make("p", { className: "mtg-missing", textContent: share.missing }),
    );
  };
  element.addEventListener("toggle", draw);
  return { element, draw };
};
