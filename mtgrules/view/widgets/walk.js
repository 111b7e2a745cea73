let walks = 0;

/** A ruling to step through, once something is predicted; everything is in `data` already.
 * @param {{model: Model, el: HTMLElement}} given */
function render({ model, el }) {
  el.classList.add("mtg", "mtg-walk");
  const self = `mtg-walk-${(walks += 1)}`;
  const { status, announce } = speaking();
  const title = make("div", { className: "mtg-title" });
  title.setAttribute("role", "heading");
  title.setAttribute("aria-level", "3");
  const scenarios = grouped("Scenarios", "mtg-scenarios");
  const first = grouped("Predict", "mtg-predict");
  const told = make("div");
  const { back, next, place, bar } = stepping("Steps");
  const range = control("input", { type: "range", min: 0, step: 1 });
  place.before(make("label", {}, "Step ", range));
  const view = make("div");
  const share = sharing(model, () => model.get("scenario"), announce);
  el.replaceChildren(title, scenarios, told, bar, view, first, share.element, status);
  const whys = explaining(model, el, announce);
  /** What is chosen and not locked yet: scenario -> option. @type {Record<string, number>} */
  const chosen = {};

  const scenario = () => model.get("data").scenarios[model.get("scenario")];
  const last = () => scenario().steps.length - 1;
  const at = () => Math.min(model.get("index"), last());
  const locked = () => model.get("predictions")[scenario().id];
  const isOpen = () => !scenario().predict || locked() !== undefined;

  const drawRuling = () => {
    const { title: words, scenarios: all } = model.get("data");
    title.textContent = words;
    scenarios.replaceChildren(...all.map(({ id, title: name }, i) => {
      const button = control("button", { type: "button", className: "mtg-scenario" });
      button.append(make("b", { textContent: id }), ` ${name}`);
      button.addEventListener("click", () => choose(i));
      return button;
    }));
    drawScenario();
  };

  const drawScenario = () => {
    const data = model.get("data"), open = isOpen();
    [...scenarios.children].forEach((b, k) => b.setAttribute("aria-pressed", String(k === model.get("scenario"))));
    first.replaceChildren(...(open ? [] : predicting(data, scenario().predict)));
    told.replaceChildren(...(open ? telling(data, scenario().predict) : []));
    first.hidden = open;
    bar.hidden = !open;
    draw();
  };

  const draw = () => {
    const data = model.get("data"), i = isOpen() ? at() : 0, n = last();
    range.max = String(n);
    range.value = String(i);
    range.setAttribute("aria-valuetext", `${i + 1} of ${n + 1}`);
    back.setAttribute("aria-disabled", String(i === 0));
    next.setAttribute("aria-disabled", String(i === n));
    place.textContent = `${i + 1} of ${n + 1}`;
    view.replaceChildren(...parts(data, scenario().steps[i]).filter(Boolean));
    whys.show();
    share.draw();
  };

  const predicting = (data, { plan, options }) => {
    const { id } = scenario();
    const radios = options.map((words, k) => choosing(`${self}-${id}`, k, chosen[id] === k, words, () => { chosen[id] = k; }));
    const legend = make("legend", { textContent: "First predict: which of these comes true?" });
    const lock = control("button", { type: "button", className: "mtg-go mtg-lock", textContent: "Lock my prediction" });
    const anyway = control("button", { type: "button", className: "mtg-go", textContent: "Show me anyway" });
    const missing = make("span", { className: "mtg-missing" });
    lock.addEventListener("click", () => {
      const option = chosen[scenario().id];
      if (option !== undefined) return predicted(option);
      missing.textContent = "Choose one of them first.";
      announce(missing.textContent);
    });
    anyway.addEventListener("click", () => predicted(-1));
    return [
      make("b", { textContent: "What is going to be done" }),
      make("ol", { className: "mtg-told" }, ...plan.map(k => make("li", { innerHTML: html(data, [k]) }))),
      make("fieldset", { className: "mtg-item" }, legend, ...radios),
      make("div", { className: "mtg-buttons" }, lock, anyway, missing),
    ];
  };

  const predicted = option => {
    if (isOpen()) return;
    model.set("predictions", { ...model.get("predictions"), [scenario().id]: option });
    model.save_changes();
    const feedback = told.querySelector(".mtg-feedback");
    feedback?.focus();
    announce([...feedback?.querySelectorAll(":scope > p") ?? []].map(p => p.textContent).join(" "));
  };

  /** What to know about the prediction, and what the ruling says. */
  const telling = (data, predict) => {
    const header = make("div", { className: "mtg-header", innerHTML: data.header });
    if (!predict) return [header];
    const option = locked(), { options, right, told: line } = predict;
    const verdict = option < 0 ? "Here is what comes true." : option === right ? `<b>Right.</b> ${options[right]}` : `<b>Not so.</b> You predicted: ${options[option]}`;
    const [said, fact] = [verdict, html(data, [line])].map(innerHTML => make("p", { innerHTML }));
    return [whatToKnow(said, fact, make("b", { textContent: "The ruling" }), header)];
  };

  const parts = (data, step) => {
    const boards = [boardOf(data, "after", step.before ? "After" : "The start", step.after)];
    if (step.before) boards.unshift(boardOf(data, "before", "Before", step.before));
    const claims = isOpen() ? listOf(data, "What is so now", step.claims, "mtg-claims") : "";
    if (claims) claims.dataset.side = "claims";
    const happened = make("ol", { className: "mtg-told" }, ...step.told.map(k => make("li", { innerHTML: html(data, [k]) })));
    return [
      step.before ? happened : "",
      listOf(data, "What is different", step.differences, "mtg-differences"),
      make("div", { className: "mtg-hint", textContent: "Click a value on a card: why is it so?" }),
      make("div", { className: `mtg-sides mtg-sides-${boards.length}` }, ...boards),
      claims,
      isOpen() ? believed(data, step.twins) : "",
    ];
  };

  const believed = (data, twins) => {
    if (!twins.length) return "";
    const summary = control("summary", { textContent: "What do most people think here?" });
    return make("details", { className: "mtg-believed" }, summary,
      make("ul", {}, ...twins.map(k => make("li", { innerHTML: html(data, [k]) }))));
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
  return listening(model, [
    ["change:data", drawRuling], ["change:scenario", drawScenario], ["change:predictions", drawScenario], ["change:index", draw],
  ], drawRuling, whys.stop);
}
export default { render };
