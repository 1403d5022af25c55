// Keys: numbers choose, letters stand for the tools beside the question.

/** Buttons that a letter presses. @type {Record<string, string>} */
const TOOLS = { u: "[data-undo], [data-ask]", l: "[data-list]", h: "[data-hint], [data-clue]", r: "[data-rule]", p: "[data-play]", n: "[data-page-turn='1']:not([hidden])" };

/** @param {HTMLElement} table */
export function start(table) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("keys"));
  document.querySelector("[data-keys]")?.addEventListener("click", () => sheet.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || busy(event)) return;
    const pressed = /** @type {HTMLElement | null} */ (table.querySelector(TOOLS[event.key.toLowerCase()] ?? `[data-key="${CSS.escape(event.key)}"]`));
    if (event.key === "?") sheet.showModal();
    else if (event.key === " " && !onSomething(event)) document.body.classList.toggle("board-only");
    else if (pressed) pressed.click();
    else return;
    event.preventDefault();
  });
}

/** Whether somebody writes, or something else is open.
 * @param {KeyboardEvent} event */
function busy(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  return target.matches("input, textarea, select") || document.querySelector("dialog[open]") !== null;
}

/** Whether the key is meant for what has the focus.
 * @param {KeyboardEvent} event */
function onSomething(event) {
  return /** @type {HTMLElement} */ (event.target).closest("button, a, summary, [role=button]") !== null;
}
