let switchboards = 0;

/** Switches to set, a look at what happens, and a table of all that was tried.
 * @param {{model: Model & {send(message: object): void}, el: HTMLElement}} given */
function render({ model, el }) {
  el.classList.add("mtg", "mtg-quiz", "mtg-sandbox");
  const self = `mtg-switches-${(switchboards += 1)}`;
  const { status, announce } = speaking();
  const first = model.get("data");
  /** The way that each switch is set to. */
  const chosen = first.tries.at(-1)?.chosen.slice() ?? first.switches.map(() => 0);
  const look = control("button", { type: "button", textContent: "Show what happens", className: "mtg-go mtg-lock" });
  const problem = make("span", { className: "mtg-missing" });
  const view = make("div");
  const { send, answered } = asking(model, view, problem, announce);

  const same = other => other.every((place, k) => place === chosen[k]);
  const radioOf = (k, says, place) => choosing(`${self}-${k}`, place, place === chosen[k], says, () => {
    chosen[k] = place;
    draw();
  });
  const switchOf = ({ asks, ways }, k) =>
    make("fieldset", { className: "mtg-sure" }, make("legend", { innerHTML: asks }), ...ways.map((says, place) => radioOf(k, says, place)));

  const tableOf = data => {
    const head = [...data.switches.map(({ asks }) => asks), data.asks].map(innerHTML => make("th", { innerHTML }));
    const rows = data.tries.toReversed().map(({ chosen: places, says }) => {
      const set = places.map((place, k) => make("td", { innerHTML: data.switches[k].ways[place], className: place ? "mtg-other" : "" }));
      return make("tr", {}, ...set, make("td", {}, make("b", { innerHTML: says })));
    });
    const drawn = make("table", { className: "mtg-table" }, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
    return make("div", { className: "mtg-tried" }, make("div", { className: "mtg-side-name", textContent: "What you have tried" }), drawn);
  };

  const draw = () => {
    const data = model.get("data"), latest = data.tries.at(-1);
    const seen = latest && same(latest.chosen);
    const tried = data.tries.length ? [tableOf(data)] : [];
    const shown = seen ? latestOf(data, latest.says, tried) : [...tried, boardOf(data, "before", "", data.before)];
    const summary = control("summary", { textContent: "What is there to notice?" });
    const open = view.querySelector("details")?.open ?? false;
    view.replaceChildren(...shown, ...(data.tries.length > 2 ? [make("details", { open }, summary, make("p", { innerHTML: data.because }))] : []));
    look.setAttribute("aria-disabled", String(!!seen));
    whys.show();
  };

  const latestOf = (data, says, tried) => {
    const { told, board, differences, whys: reasons } = data.latest;
    return [
      grouped("What happens", "mtg-feedback", make("b", { innerHTML: says })),
      ...tried,
      make("ol", { className: "mtg-told" }, ...told.map(n => make("li", { innerHTML: html(data, [n]) }))),
      boardOf(data, "after", "", board),
      listOf(data, "What is different", differences, "mtg-differences"),
      ...reasons.map(n => make("div", { className: "mtg-why", innerHTML: html(data, data.whys[n]) })),
    ].filter(Boolean);
  };

  const set = grouped("Switches", "mtg-switches", ...first.switches.map(switchOf));
  el.replaceChildren(
    make("p", { className: "mtg-situation", innerHTML: first.text }),
    set,
    make("p", { className: "mtg-asks", innerHTML: `<b>${first.asks}</b> Say it first, then look.` }),
    make("div", { className: "mtg-buttons" }, look, problem),
    view,
    status,
  );
  const whys = explaining(model, el, announce);
  look.addEventListener("click", () => {
    if (look.getAttribute("aria-disabled") === "true") announce("This is shown already. Change a switch first.");
    else send({ look: [...chosen] });
  });
  const changed = () => {
    answered();
    problem.textContent = "";
    draw();
    announce(model.get("data").tries.at(-1)?.says ?? "");
  };
  return listening(model, [["change:data", changed]], draw, answered, whys.stop);
}
export default { render };
