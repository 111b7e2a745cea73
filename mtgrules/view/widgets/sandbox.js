let sandboxes = 0;

/** A game to play with: a form for the next action, every moment so far, and perhaps a goal.
 * @param {{model: Model & {send(message: object): void}, el: HTMLElement}} given */
function render({ model, el }) {
  el.classList.add("mtg", "mtg-quiz", "mtg-sandbox");
  const self = `mtg-sandbox-${(sandboxes += 1)}`;
  const { status, announce } = speaking();
  const goal = make("div", { className: "mtg-goal" });
  const { back, next, place, bar } = stepping("Moments");
  const branch = control("button", { type: "button", textContent: "Go on from here", className: "mtg-go" });
  bar.append(branch);
  const view = make("div");
  const fields = make("div", { className: "mtg-fields" });
  const go = control("button", { type: "button", textContent: "Do it", className: "mtg-go mtg-lock" });
  const problem = make("span", { className: "mtg-missing" });
  const ask = grouped("The next action", "mtg-form", fields, make("div", { className: "mtg-buttons" }, go, problem));
  const share = sharing(model, () => at(), announce);
  el.replaceChildren(goal, bar, view, ask, share.element, status);
  const whys = explaining(model, el, announce);
  const { send, answered: heard } = asking(model, ask, problem, announce);

  const steps = () => model.get("data").steps;
  const last = () => steps().length - 1;
  const at = () => Math.min(model.get("index"), last());

  const draw = () => {
    const data = model.get("data"), i = at(), step = data.steps[i];
    back.setAttribute("aria-disabled", String(i === 0));
    next.setAttribute("aria-disabled", String(i === last()));
    branch.hidden = i === last();
    place.textContent = `Moment ${i + 1} of ${last() + 1}`;
    const told = make("ol", { className: "mtg-told" }, ...step.told.map(n => make("li", { innerHTML: html(data, [n]) })));
    view.replaceChildren(...[
      step.told.length ? told : "",
      listOf(data, "What is different", step.differences, "mtg-differences"),
      boardOf(data, "after", "", step.board),
      make("div", { className: "mtg-hint", textContent: "Click a value on a card: why is it so?" }),
    ].filter(Boolean));
    whys.show();
    share.draw();
  };

  const drawGoal = () => {
    const it = model.get("data").goal;
    goal.hidden = !it;
    if (!it) return;
    const summary = control("summary", { textContent: "A hint" });
    const open = goal.querySelector("details")?.open ?? false;
    const missing = it.missing.map(line => make("li", { innerHTML: line }));
    const standing = it.missing.length
      ? make("div", { className: "mtg-feedback" }, make("b", { textContent: "Not there yet:" }), make("ul", {}, ...missing))
      : make("div", { className: "mtg-feedback" }, make("b", { textContent: "✓ Reached!" }), make("p", { innerHTML: it.because }));
    goal.replaceChildren(
      make("p", { className: "mtg-situation", innerHTML: it.text }),
      make("p", { className: "mtg-asks", innerHTML: `<b>${it.asks}</b>` }),
      standing,
      make("details", { open }, summary, make("p", { innerHTML: it.hint })),
    );
  };

  const drawForm = () => {
    const form = model.get("form");
    const focused = [...fields.querySelectorAll("select")].indexOf(document.activeElement);
    fields.replaceChildren(...form.fields.map(fieldOf));
    go.setAttribute("aria-disabled", String(!form.ready));
    problem.innerHTML = form.problem;
    if (focused >= 0) fields.querySelectorAll("select")[Math.min(focused, form.fields.length - 1)]?.focus();
  };

  const fieldOf = ({ asks, picks, chosen }, k) => {
    const select = control("select", { id: `${self}-${k}` });
    select.append(make("option", { value: "-1", textContent: "choose…", disabled: chosen >= 0, selected: chosen < 0 }));
    picks.forEach(({ says, why_not: reason }, i) => {
      const words = reason ? `${says} — not possible: ${reason}` : says;
      select.append(make("option", { value: String(i), textContent: words, disabled: !!reason, selected: i === chosen }));
    });
    select.addEventListener("change", () => send({ pick: [k, Number(select.value)] }));
    return make("div", { className: "mtg-field" }, make("label", { htmlFor: select.id, textContent: asks }), select);
  };

  const answered = () => {
    heard();
    drawForm();
  };
  const changed = () => {
    const had = goal.textContent.includes("✓");
    drawGoal();
    draw();
    if (!had && goal.textContent.includes("✓")) announce(`Reached! ${goal.querySelector(".mtg-feedback p")?.textContent ?? ""}`);
  };

  const look = i => {
    const to = Math.min(Math.max(i, 0), last());
    if (to === at()) return;
    model.set("asked", []);
    model.set("index", to);
    model.save_changes();
    announce(`Moment ${to + 1} of ${last() + 1}`);
  };
  back.addEventListener("click", () => look(at() - 1));
  next.addEventListener("click", () => look(at() + 1));
  branch.addEventListener("click", () => send({ back_to: at() }));
  go.addEventListener("click", () => {
    if (go.getAttribute("aria-disabled") === "true") announce("Choose everything first.");
    else if (at() === last()) send({ do: true });
    else announce("Go to the last moment first, or choose “Go on from here”.");
  });
  drawGoal();
  drawForm();
  return listening(
    model, [["change:data", changed], ["change:index", draw], ["change:form", answered]], draw, heard, whys.stop,
  );
}
export default { render };
