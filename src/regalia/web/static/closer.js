// A closer look: tap what cannot be chosen, or hold what can, and see its part of the board large, with its words.

const HOLD_MS = 550;
const LARGE = 2;
const SETTLED_MS = 800; // a click this soon after a change was meant for what lay there before

/** @type {HTMLDialogElement} */
let dialog;
let timer = 0;
let held = false;
let changed = 0;

/** @param {HTMLElement} table */
export function start(table) {
  new MutationObserver(() => (changed = Date.now())).observe(table, { attributeFilter: ["data-seen", "aria-busy"] });
  dialog = /** @type {HTMLDialogElement} */ (document.getElementById("closer"));
  const board = /** @type {HTMLElement} */ (table.querySelector(".board"));
  board.addEventListener("pointerdown", (event) => {
    held = false;
    clearTimeout(timer);
    const piece = pieceAt(event);
    if (piece && event.pointerType !== "mouse") timer = window.setTimeout(() => hold(piece), HOLD_MS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    board.addEventListener(end, (event) => {
      const moved = /** @type {PointerEvent} */ (event);
      if (end !== "pointermove" || Math.abs(moved.movementX) + Math.abs(moved.movementY) > 4) clearTimeout(timer);
    });
  }
  board.addEventListener("contextmenu", (event) => held && event.preventDefault());
  board.addEventListener("click", (event) => clicked(event), { capture: true });
}

/** @param {Event} event */
function pieceAt(event) {
  return /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-piece], [data-look]"));
}

/** @param {HTMLElement} piece */
function hold(piece) {
  held = true;
  look(piece);
}

/** @param {MouseEvent} event */
function clicked(event) {
  const piece = pieceAt(event);
  if (held) {
    held = false;
    event.stopPropagation();
    event.preventDefault();
  } else if (piece && Date.now() - changed > SETTLED_MS && !piece.closest(".choosable, .chosen, summary, a, button")) look(piece);
}

/** @param {HTMLElement} piece */
function look(piece) {
  const panel = /** @type {HTMLElement} */ (piece.closest("[data-panel]"));
  const view = /** @type {HTMLElement} */ (dialog.querySelector(".window"));
  const copy = /** @type {HTMLElement} */ (panel.cloneNode(true));
  const twin = copy.querySelector(`[data-piece="${CSS.escape(piece.dataset.piece ?? "")}"]`);
  twin?.classList.add("looked-at");
  plain(copy);
  copy.style.width = `${panel.clientWidth}px`;
  copy.style.height = `${panel.clientHeight}px`; // parts that fill the place they are given have no height of their own
  copy.style.zoom = String(LARGE);
  const frame = document.createElement("div");
  frame.className = "board";
  frame.inert = true;
  frame.append(copy);
  view.replaceChildren(frame);
  /** @type {HTMLElement} */ (dialog.querySelector("h2")).textContent = wordsOf(piece);
  if (!dialog.open) dialog.showModal();
  twin?.scrollIntoView({ block: "center", inline: "center" });
}

/** A copy that is only to be looked at.
 * @param {HTMLElement} copy */
function plain(copy) {
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "data-piece", "data-panel", "aria-pressed", "title"]) one.removeAttribute(name);
    if (one instanceof HTMLElement) one.style.viewTransitionName = "";
    one.classList.remove("choosable", "chosen");
  }
}

/** @param {HTMLElement} piece */
function wordsOf(piece) {
  const said = piece.querySelector(".hidden")?.textContent ?? "";
  return (piece.title || said || piece.innerText).replace(/\s+/g, " ").trim();
}
