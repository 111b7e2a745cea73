let quizzes = 0;

/** Questions, one at a time: choose, say how sure, lock; only then see what happens.
 * @param {{model: Model, el: HTMLElement}} given */
function render({ model, el }) {
  el.classList.add("mtg", "mtg-quiz");
  const self = `mtg-quiz-${(quizzes += 1)}`;
  const { status, announce } = speaking();
  const title = make("div", { className: "mtg-title" });
  title.setAttribute("role", "heading");
  title.setAttribute("aria-level", "3");
  const { back, next, place, bar } = stepping("Questions");
  const view = make("div");
  el.replaceChildren(title, bar, view, status);
  const whys = explaining(model, el, announce);
  /** What is chosen and not locked yet. @type {Record<string, {option?: number, confidence?: string}>} */
  const chosen = {};

  const questions = () => model.get("data").questions;
  const at = () => Math.min(model.get("index"), questions().length - 1);
  const given = id => model.get("answers")[id];
  const done = question => question.items.every(({ id }) => given(id));

  const draw = () => {
    const data = model.get("data"), all = questions(), i = at(), question = all[i];
    title.textContent = data.title;
    title.hidden = !data.title;
    bar.hidden = all.length < 2;
    if (!question) {
      view.replaceChildren(make("p", { textContent: "There is nothing to ask yet." }));
      return;
    }
    place.textContent = `Question ${i + 1} of ${all.length} · ${all.filter(done).length} answered`;
    back.setAttribute("aria-disabled", String(i === 0));
    next.setAttribute("aria-disabled", String(i === all.length - 1));
    const before = question.before.map(({ name, board }, k) => boardOf(data, `before-${k}`, name, board));
    view.replaceChildren(...[
      make("p", { className: "mtg-situation", innerHTML: question.text }),
      make("div", { className: "mtg-hint", textContent: question.hard }),
      make("div", { className: `mtg-sides mtg-sides-${before.length}` }, ...before),
      question.trace ? traceOf(question) : "",
      ...question.items.map(item => itemOf(question, item)),
      done(question) ? afterOf(data, question) : "",
    ].filter(Boolean));
    whys.show();
  };

  const traceOf = question => {
    const head = ["layer", "what happens", "then it is", "by which rule"].map(name => make("th", { textContent: name }));
    const rows = question.trace.map(cells => make("tr", {}, ...cells.map(cell => {
      if (typeof cell === "string") return make("td", { innerHTML: cell });
      if (given(question.items[cell.gap].id)) return make("td", { className: "mtg-filled", innerHTML: cell.says });
      return make("td", { className: "mtg-blank", textContent: `blank ${cell.gap + 1}` });
    })));
    return make("table", { className: "mtg-reasons" }, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
  };

  const itemOf = (question, item) => {
    const answer = given(item.id);
    const number = question.items.length > 1 ? `${question.trace ? "Blank" : "Part"} ${question.items.indexOf(item) + 1}: ` : "";
    const legend = make("legend", { innerHTML: `${number}${item.asks}` });
    const options = item.options.map(option => optionOf(item, option, answer));
    const field = make("fieldset", { className: "mtg-item" }, legend, ...options);
    field.dataset.item = item.id;
    return answer ? make("div", {}, field, feedbackOf(item, answer)) : make("div", {}, field, lockOf(item));
  };

  const radio = (item, group, value, words, answer) => {
    const checked = answer ? answer[0] === value : chosen[item.id]?.[group] === value;
    const choose = () => { (chosen[item.id] ||= {})[group] = value; };
    return choosing(`${self}-${item.id}-${group}`, value, checked, words, answer ? undefined : choose);
  };

  const optionOf = (item, option, answer) => {
    const mine = answer?.[0] === option.n;
    const label = radio(item, "option", option.n, option.says, answer);
    if (!answer || item.returns) return label;
    if (option.right) label.append(make("b", { className: "mtg-verdict", textContent: mine ? "✓ your answer, and right" : "✓ right" }));
    else if (mine) label.append(make("b", { className: "mtg-verdict", textContent: "✗ your answer" }));
    label.classList.toggle("mtg-right", option.right);
    label.classList.toggle("mtg-wrong", mine && !option.right);
    return label;
  };

  const lockOf = item => {
    const sure = ["sure", "unsure", "guess"].map(word => radio(item, "confidence", word, word === "guess" ? "a guess" : word));
    const how = make("fieldset", { className: "mtg-sure" }, make("legend", { textContent: "How sure are you?" }), ...sure);
    const lock = control("button", { type: "button", className: "mtg-go mtg-lock", textContent: "Lock my answer" });
    const anyway = control("button", { type: "button", className: "mtg-go", textContent: "Show me anyway" });
    const missing = make("span", { className: "mtg-missing" });
    lock.addEventListener("click", () => {
      const { option, confidence } = chosen[item.id] ?? {};
      const words = option === undefined ? "Choose an answer first." : confidence ? "" : "Say how sure you are, too.";
      missing.textContent = words;
      if (words) announce(words);
      else answerWith(item, option, confidence);
    });
    anyway.addEventListener("click", () => answerWith(item, -1, "unsure"));
    return make("div", { className: "mtg-locking" }, how, make("div", { className: "mtg-buttons" }, lock, anyway, missing));
  };

  const answerWith = (item, option, confidence) => {
    if (given(item.id)) return;
    model.set("answers", { ...model.get("answers"), [item.id]: [option, confidence] });
    model.save_changes();
    const told = [...view.querySelectorAll(".mtg-feedback")].find(({ dataset }) => dataset.item === item.id);
    told?.focus();
    announce(told?.textContent ?? "");
  };

  const feedbackOf = (item, answer) => {
    const option = item.options.find(({ n }) => n === answer[0]);
    const verdict = !option ? "Here is the answer." : option.right ? "Right." : "Not so.";
    const told = whatToKnow();
    told.dataset.item = item.id;
    if (item.returns) {
      told.append(`Noted. We will come back to this in lesson ${item.returns}.`);
      return told;
    }
    told.append(make("b", { textContent: verdict }));
    if (option && !option.right) told.append(make("p", { innerHTML: option.feedback }));
    told.append(make("p", { innerHTML: item.because }), make("small", { innerHTML: item.rules }));
    return told;
  };

  const afterOf = (data, question) => {
    if (!question.after.length) return "";
    const sides = question.after.map((side, k) => {
      const told = make("ol", { className: "mtg-told" }, ...side.told.map(n => make("li", { innerHTML: html(data, [n]) })));
      const why = side.whys.map(n => make("div", { className: "mtg-why", innerHTML: html(data, data.whys[n]) }));
      return make("div", { className: "mtg-half" }, ...[
        side.name ? make("b", { textContent: side.name }) : "",
        told,
        side.moved ? boardOf(data, `after-${k}`, "After", side.board) : "",
        listOf(data, "What is different", side.differences, "mtg-differences"),
        ...why,
      ].filter(Boolean));
    });
    const shown = make("div", { className: `mtg-sides mtg-sides-${sides.length}` }, ...sides);
    const lit = question.difference ? make("p", { className: "mtg-difference", innerHTML: `<b>The difference:</b> ${question.difference}` }) : "";
    const moved = question.after.some(side => side.moved);
    const title = moved ? make("div", { className: "mtg-side-name", textContent: "What happens" }) : "";
    return grouped("What happens", "mtg-revealed", title, lit, shown);
  };

  const go = i => {
    const to = Math.min(Math.max(i, 0), questions().length - 1);
    if (to === at()) return;
    model.set("asked", []);
    model.set("index", to);
    model.save_changes();
    announce(`Question ${to + 1} of ${questions().length}`);
  };
  back.addEventListener("click", () => go(at() - 1));
  next.addEventListener("click", () => go(at() + 1));
  return listening(model, [["change:data", draw], ["change:index", draw], ["change:answers", draw]], draw, whys.stop);
}
export default { render };
