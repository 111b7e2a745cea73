const CODE = /[?&#]shared=(m[0-9]+\.[A-Za-z0-9_-]+)/;

/** The code in the link that was followed. JupyterLab tidies the address, but the browser remembers what it went to. */
const followed = () => {
  const visited = performance.getEntriesByType("navigation").map(entry => entry.name);
  return [location.href, ...visited].map(address => CODE.exec(address)?.[1]).find(Boolean) ?? "";
};

/** A shared position: the walk through it, or the form that asks for its code.
 * @param {{model: Model & {send(message: object): void}, el: HTMLElement}} given */
function openShared({ model, el }) {
  let stop = () => {};
  const { status, announce } = speaking();
  const box = control("input", { type: "text", id: `mtg-opening-${(shares += 1)}`, spellcheck: false });
  const open = control("button", { type: "button", textContent: "Open", className: "mtg-go" });
  const problem = make("p", { className: "mtg-missing" });
  const label = make("label", { htmlFor: box.id, textContent: "Code of the position" });
  const form = make("div", { className: "mtg-ways" }, make("div", { className: "mtg-way" }, label, box, open), problem, status);

  const send = code => {
    problem.textContent = "";
    if (code) model.send({ open: code });
    else box.focus();
  };
  const draw = () => {
    if (!model.get("data").scenarios) return;
    stop();
    stop = render({ model, el });
    el.classList.add("mtg-opening");
  };
  const refuse = () => {
    problem.textContent = model.get("problem");
    announce(problem.textContent);
  };
  open.addEventListener("click", () => send(box.value.trim()));
  box.addEventListener("keydown", event => {
    if (event.key === "Enter") send(box.value.trim());
  });
  model.on("change:data", draw);
  model.on("change:problem", refuse);
  if (model.get("data").scenarios) draw();
  else {
    el.classList.add("mtg");
    el.replaceChildren(form);
    refuse();
    box.value = followed();
    if (box.value && !model.get("problem")) send(box.value);
  }
  return () => {
    model.off("change:data", draw);
    model.off("change:problem", refuse);
    stop();
  };
}
export default { render: openShared };
