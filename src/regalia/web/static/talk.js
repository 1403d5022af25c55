// What somebody says is seen wherever one is: over a scene, an open plaque, a question or the list on a phone.

const LAST_MS = 7000; // a line stays so long, and longer the more there is to read
const LETTER_MS = 45;
const MOST = 3; // lines at once

/** @type {HTMLElement} */
let table;
/** @type {HTMLElement} */
let bubbles;
let heard = -1; // the number of the last line that was here when the page came, or has come since

/** @param {HTMLElement} place */
export function start(place) {
  table = place;
  bubbles = /** @type {HTMLElement} */ (document.getElementById("said"));
  heard = Math.max(-1, ...lines().map(numberOf));
  bubbles.addEventListener("click", toTalk);
}

/** After the panel of the talk was replaced. */
export function hear() {
  const fresh = lines().filter((one) => numberOf(one) > heard);
  if (!fresh.length) return;
  heard = numberOf(fresh[fresh.length - 1]);
  const others = fresh.filter((one) => one.dataset.mine === undefined);
  const panel = /** @type {HTMLElement} */ (table.querySelector("[data-panel=chat]"));
  panel.scrollTop = panel.scrollHeight;
  const unseen = others.filter((one) => !seen(one));
  if (unseen.length) table.querySelector("#tab-chat:not([aria-selected=true])")?.classList.add("news");
  unseen.slice(-MOST).forEach(show);
}

/** @returns {HTMLElement[]} */
function lines() {
  return [...table.querySelectorAll("[data-panel=chat] [data-line]")].map((one) => /** @type {HTMLElement} */ (one));
}

/** @param {HTMLElement} line */
function numberOf(line) {
  return Number(line.dataset.line);
}

/** Whether a line lies before the eyes: in the window, in an open tab, and under nothing else.
 * @param {HTMLElement} line */
function seen(line) {
  const box = line.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return there !== null && line.contains(there);
}

/** A bubble above all else, in the colours of whoever speaks.
 * @param {HTMLElement} line */
function show(line) {
  const bubble = document.createElement("p");
  bubble.className = line.className;
  bubble.append(...[...line.cloneNode(true).childNodes]);
  bubbles.append(bubble);
  while (bubbles.childElementCount > MOST) bubbles.firstElementChild?.remove();
  if (bubbles.matches(":popover-open")) bubbles.hidePopover(); // and up again, over what was opened since
  bubbles.showPopover();
  setTimeout(() => away(bubble), LAST_MS + (line.textContent ?? "").length * LETTER_MS);
}

/** @param {HTMLElement} bubble */
function away(bubble) {
  bubble.remove();
  if (!bubbles.childElementCount && bubbles.matches(":popover-open")) bubbles.hidePopover();
}

/** Whoever touches a bubble wants to answer. */
function toTalk() {
  bubbles.replaceChildren();
  bubbles.hidePopover();
  /** @type {HTMLElement | null} */ (table.querySelector("#tab-chat"))?.click();
  const place = /** @type {HTMLElement | null} */ (table.querySelector("[data-chat] input"));
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}
