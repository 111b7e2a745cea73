// What all widgets share: fragments put together, and the explanation of the value that was clicked.

/** @typedef {{pieces: string[], whys: number[][], marks: string[]}} Tables */
/** @typedef {{get(key: string): any, set(key: string, value: any): void, save_changes(): void,
 *   on(name: string, handler: () => void): void, off(name: string, handler: () => void): void}} Model */

/** An element with its properties and children.
 * @param {string} tag @param {Record<string, any>} props @param {...(Node | string)} kids */
const make = (tag, props = {}, ...kids) => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...kids);
  return element;
};

/** An element that can have the focus. JupyterLab leaves its keys alone only if the element itself says so.
 * @param {string} tag @param {Record<string, any>} props @param {...(Node | string)} kids */
const control = (tag, props = {}, ...kids) => {
  const element = make(tag, props, ...kids);
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
};

/** A value that can be clicked comes as `<v QUESTION WHY>…</v>`, so that the state stays small.
 * @param {string} _ @param {string} question @param {string} why */
const button = (_, question, why) => {
  const name = question === "claim" ? "" : `<span class="mtg-hid">${question.replace(/^is_/, "").replaceAll("_", " ")}: </span>`;
  return `<button type="button" class="mtg-v mtg-v-${question}" data-ask="${question}" data-why="${why}"
    aria-expanded="false" data-lm-suppress-shortcuts="true">${name}`;
};

/** The HTML of some fragments. All of it was written and escaped in Python.
 * @param {Tables} tables @param {number[]} numbers */
const html = (tables, numbers) =>
  numbers.map(number => tables.pieces[number].replace(/[\ue000-\uf8ff]/g, mark => tables.marks[mark.charCodeAt(0) - 0xe000])
    .replace(/<v (\w+) (\d+)>/g, button).replaceAll("</v>", "</button>")).join("");

/** A board with its heading; `side` says which of the two it is.
 * @param {Tables} tables @param {string} side @param {string} name @param {number[]} board */
const boardOf = (tables, side, name, board) => {
  const body = make("div", { innerHTML: html(tables, board) });
  const section = make("div", { className: "mtg-side" });
  section.dataset.side = side;
  if (name) section.append(make("div", { className: "mtg-side-name", textContent: name }));
  section.append(body);
  return section;
};

/** A list of fragments under a heading, or nothing if there are none.
 * @param {Tables} tables @param {string} name @param {number[]} numbers @param {string} className */
const listOf = (tables, name, numbers, className) => {
  if (!numbers?.length) return "";
  const items = numbers.map(number => make("li", { innerHTML: html(tables, [number]) }));
  return make("div", { className }, make("b", { textContent: name }), make("ul", {}, ...items));
};

/** Opens and closes explanations under the values of `root`; which one is open is the model's `asked`.
 * Returns `show`, to be called after each drawing, and `stop`, which lets go of everything.
 * @param {Model} model @param {HTMLElement} root @param {(words: string) => void} announce */
const explaining = (model, root, announce) => {
  /** @type {HTMLElement | null} */
  let panel = null;
  const keyOf = button => {
    const side = button.closest("[data-side]")?.dataset.side ?? "";
    if (side === "claims") return [side, button.dataset.why, "claim"];
    return [side, button.closest("[data-object]")?.dataset.object ?? "", button.dataset.ask];
  };
  const sought = () => {
    const [side, object, question] = model.get("asked");
    const buttons = [...root.querySelectorAll("button[data-why]")];
    return buttons.find(button => {
      const key = keyOf(button);
      return key[0] === side && key[1] === object && key[2] === question;
    });
  };
  const close = () => {
    panel?.remove();
    panel = null;
    root.querySelectorAll("button[aria-expanded=true]").forEach(b => b.setAttribute("aria-expanded", "false"));
  };
  const show = () => {
    close();
    const button = model.get("asked").length ? sought() : null;
    if (!button) return;
    const tables = model.get("data");
    panel = grouped("Why", "mtg-why");
    panel.innerHTML = html(tables, tables.whys[Number(button.dataset.why)]);
    (button.closest(".mtg-card") ?? button).after(panel);
    button.setAttribute("aria-expanded", "true");
  };
  const open = key => {
    model.set("asked", key);
    model.save_changes();
  };
  const click = event => {
    const button = event.target.closest("button[data-why]");
    if (!button) return;
    const isOpen = button.getAttribute("aria-expanded") === "true";
    open(isOpen ? [] : keyOf(button));
    announce(isOpen ? "Explanation closed" : `${panel?.querySelector("b")?.textContent}. The explanation follows the card.`);
    if (!isOpen) panel?.scrollIntoView({ block: "nearest" });
  };
  const key = event => {
    if (event.key !== "Escape" || !model.get("asked").length) return;
    event.stopPropagation();
    const button = sought();
    open([]);
    button?.focus();
  };
  root.addEventListener("click", click);
  root.addEventListener("keydown", key);
  model.on("change:asked", show);
  const stop = () => {
    root.removeEventListener("click", click);
    root.removeEventListener("keydown", key);
    model.off("change:asked", show);
  };
  return { show, stop };
};

/** A line for screen readers, and how to speak in it. */
const speaking = () => {
  const status = make("div", { className: "mtg-hid" });
  status.setAttribute("role", "status");
  return { status, announce: words => { status.textContent = words; } };
};

/** A group of things with a name for screen readers.
 * @param {string} name @param {string} className @param {...(Node | string)} inside */
const grouped = (name, className, ...inside) => {
  const group = make("div", { className }, ...inside);
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", name);
  return group;
};

/** What one is told after answering: it takes the focus, and keeps its keys from JupyterLab.
 * @param {...(Node | string)} inside */
const whatToKnow = (...inside) => {
  const told = grouped("What to know", "mtg-feedback", ...inside);
  told.tabIndex = -1;
  told.setAttribute("data-lm-suppress-shortcuts", "true");
  return told;
};

/** One of several to choose from; without `choose` it stays as it is.
 * @param {string} name @param {string | number} value @param {boolean} checked @param {string} words
 * @param {(() => void)=} choose */
const choosing = (name, value, checked, words, choose) => {
  const input = control("input", { type: "radio", name, value: String(value), checked, disabled: !choose });
  if (choose) input.addEventListener("change", choose);
  return make("label", { className: "mtg-option" }, input, make("span", { innerHTML: words }));
};

/** Back, Next, and where one is.
 * @param {string} name */
const stepping = name => {
  const back = control("button", { type: "button", textContent: "◀ Back", className: "mtg-go" });
  const next = control("button", { type: "button", textContent: "Next ▶", className: "mtg-go" });
  const place = make("span", { className: "mtg-place" });
  return { back, next, place, bar: grouped(name, "mtg-bar", back, next, place) };
};

/** Draws once and again at each change; the function returned lets go of everything.
 * @param {Model} model @param {[string, () => void][]} watched @param {() => void} draw @param {...(() => void)} also */
const listening = (model, watched, draw, ...also) => {
  for (const [name, handler] of watched) model.on(name, handler);
  draw();
  return () => {
    for (const [name, handler] of watched) model.off(name, handler);
    for (const stop of also) stop();
  };
};
