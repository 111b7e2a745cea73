/** A ruling to step through; everything is in `data` already.
 * @param {{model: Model, el: HTMLElement}} given */
function render({ model, el }) {
  el.classList.add("mtg", "mtg-walk");
  const { status, announce } = speaking();
  const title = make("div", { className: "mtg-title" });
  title.setAttribute("role", "heading");
  title.setAttribute("aria-level", "3");
  const header = make("div", { className: "mtg-header" });
  const scenarios = make("div", { className: "mtg-scenarios" });
  scenarios.setAttribute("role", "group");
  scenarios.setAttribute("aria-label", "Scenarios");
  const back = control("button", { type: "button", textContent: "◀ Back", className: "mtg-go" });
  const next = control("button", { type: "button", textContent: "Next ▶", className: "mtg-go" });
  const range = control("input", { type: "range", min: 0, step: 1 });
  const place = make("span", { className: "mtg-place" });
  const bar = make("div", { className: "mtg-bar" }, back, next, make("label", {}, "Step ", range), place);
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Steps");
  const view = make("div");
  el.replaceChildren(title, header, scenarios, bar, view, status);
  const whys = explaining(model, el, announce);

  const scenario = () => model.get("data").scenarios[model.get("scenario")];
  const last = () => scenario().steps.length - 1;
  const at = () => Math.min(model.get("index"), last());

  const drawRuling = () => {
    const { title: words, header: claim, scenarios: all } = model.get("data");
    title.textContent = words;
    header.innerHTML = claim;
    scenarios.replaceChildren(...all.map(({ id, title: name }, i) => {
      const button = control("button", { type: "button", className: "mtg-scenario" });
      button.append(make("b", { textContent: id }), ` ${name}`);
      button.addEventListener("click", () => choose(i));
      return button;
    }));
    draw();
  };

  const draw = () => {
    const data = model.get("data");
    const i = at(), n = last(), step = scenario().steps[i];
    [...scenarios.children].forEach((b, k) => b.setAttribute("aria-pressed", String(k === model.get("scenario"))));
    range.max = String(n);
    range.value = String(i);
    range.setAttribute("aria-valuetext", `${i + 1} of ${n + 1}`);
    back.setAttribute("aria-disabled", String(i === 0));
    next.setAttribute("aria-disabled", String(i === n));
    place.textContent = `${i + 1} of ${n + 1}`;
    view.replaceChildren(...parts(data, step).filter(Boolean));
    whys.show();
  };

  const parts = (data, step) => {
    const boards = [boardOf(data, "after", step.before ? "After" : "The start", step.after)];
    if (step.before) boards.unshift(boardOf(data, "before", "Before", step.before));
    const claims = listOf(data, "What must be so now", step.claims, "mtg-claims");
    if (claims) claims.dataset.side = "claims";
    const told = make("ol", { className: "mtg-told" }, ...step.told.map(k => make("li", { innerHTML: data.pieces[k] })));
    return [
      step.before ? told : "",
      listOf(data, "What is different", step.differences, "mtg-differences"),
      make("div", { className: "mtg-hint", textContent: "Click a value on a card: why is it so?" }),
      make("div", { className: `mtg-sides mtg-sides-${boards.length}` }, ...boards),
      claims,
      believed(data, step.twins),
    ];
  };

  const believed = (data, twins) => {
    if (!twins.length) return "";
    const summary = control("summary", { textContent: "What do most people think here?" });
    return make("details", { className: "mtg-believed" }, summary,
      make("ul", {}, ...twins.map(k => make("li", { innerHTML: data.pieces[k] }))));
  };

  const go = i => {
    const to = Math.min(Math.max(i, 0), last());
    if (to === at()) return;
    model.set("index", to);
    model.save_changes();
    announce(`Step ${to + 1} of ${last() + 1}: ${scenario().steps[to].title}`);
  };
  const choose = i => {
    model.set("index", 0);
    model.set("scenario", i);
    model.save_changes();
    announce(`${scenario().id}: ${scenario().title}`);
  };
  back.addEventListener("click", () => go(at() - 1));
  next.addEventListener("click", () => go(at() + 1));
  range.addEventListener("input", () => go(range.valueAsNumber));
  const watched = [["change:data", drawRuling], ["change:scenario", draw], ["change:index", draw]];
  for (const [name, handler] of watched) model.on(name, handler);
  drawRuling();
  return () => {
    for (const [name, handler] of watched) model.off(name, handler);
    whys.stop();
  };
}
export default { render };
