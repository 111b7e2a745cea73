/** One board, or two of which only the differences are lit.
 * @param {{model: Model, el: HTMLElement}} given */
function render({ model, el }) {
  el.classList.add("mtg", "mtg-boards");
  const { status, announce } = speaking();
  const view = make("div");
  const share = sharing(model, () => 0, announce);
  el.replaceChildren(view, share.element, status);
  const whys = explaining(model, el, announce);
  const draw = () => {
    const data = model.get("data");
    const boards = data.sides.map(({ side, name, board }) => boardOf(data, side, name, board));
    const said = data.differences.map(line => make("li", { innerHTML: line }));
    view.replaceChildren(make("div", { className: `mtg-sides mtg-sides-${boards.length}` }, ...boards));
    if (said.length) {
      const list = make("div", { className: "mtg-differences" }, make("b", { textContent: "What is different" }), make("ul", {}, ...said));
      view.append(list);
    }
    view.append(make("div", { className: "mtg-hint", textContent: "Click a value on a card: why is it so?" }));
    whys.show();
    share.draw();
  };
  return listening(model, [["change:data", draw]], draw, whys.stop);
}
export default { render };
