const PATIENCE = 5000;

/** Asks Python and says so if no answer comes.
 * @param {Model & {send(message: object): void}} model @param {HTMLElement} busy @param {HTMLElement} problem
 * @param {(words: string) => void} announce */
const asking = (model, busy, problem, announce) => {
  let waiting = 0;
  const answered = () => {
    clearTimeout(waiting);
    busy.removeAttribute("aria-busy");
  };
  const noAnswer = () => {
    answered();
    problem.textContent = "No answer: the kernel has stopped. Choose Kernel → Restart, and run this cell again. You can still look back.";
    announce(problem.textContent);
  };
  const send = message => {
    busy.setAttribute("aria-busy", "true");
    clearTimeout(waiting);
    waiting = setTimeout(noAnswer, PATIENCE);
    try {
      model.send(message);
    } catch {
      noAnswer();
    }
  };
  return { send, answered };
};
