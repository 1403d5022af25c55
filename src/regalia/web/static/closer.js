// The living card of a thing on the board: what it is, what it does, and why it cannot be chosen now. It is asked for
// when somebody rests on a thing, holds it, taps one that cannot be chosen, or presses I; and lies over no question.
import { atRest } from "./motion.js";

const PAUSE_MS = 500; // so long somebody rests on a thing before its card comes
const HOLD_MS = 550;
const SETTLED_MS = 800; // a click this soon after a change was meant for what lay there before
const GAP = 10;
const THINGS = "[data-piece], [data-look], [data-option][data-pieces]:not([data-pieces=''])";
const ONE_SCREEN = "(min-width: 1000px) and (min-height: 600px)";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @type {HTMLElement} */
let table;
/** @type {HTMLElement} */
let card;
/** The thing whose card is shown or on its way. @type {HTMLElement | null} */
let thing = null;
/** What was rested on when the table began to change, before its card had come. @type {HTMLElement | null} */
let waiting = null;
let kept = false; // the card stays until it is closed
let held = false; // a finger has rested on a thing, so that lifting it is no click
let timer = 0;
let changed = 0;
/** @type {Element | null} */
let before = null; // what had the focus before the card took it
/** Cards of this moment, by their addresses. @type {Map<string, Promise<string>>} */
const cards = new Map();

/** @param {HTMLElement} place */
export function start(place) {
  table = place;
  card = /** @type {HTMLElement} */ (document.getElementById("closer"));
  new MutationObserver(turnOver).observe(table, { attributeFilter: ["data-seen", "aria-busy"] });
  table.addEventListener("pointermove", pointed);
  table.addEventListener("pointerleave", () => rest(null));
  table.addEventListener("focusin", focused);
  table.addEventListener("focusout", () => rest(null));
  table.addEventListener("pointerdown", touched);
  for (const end of ["pointerup", "pointercancel", "pointermove"]) table.addEventListener(end, lifted);
  table.addEventListener("contextmenu", (event) => held && event.preventDefault());
  table.addEventListener("click", clicked, { capture: true });
  card.querySelector("[data-close]")?.addEventListener("click", close);
  document.addEventListener("pointerdown", (event) => kept && !card.contains(/** @type {Node} */ (event.target)) && close());
  document.addEventListener("keydown", typed, { capture: true });
  addEventListener("resize", () => thing && !card.hidden && lay(thing));
  table.addEventListener("scroll", () => kept || rest(null), { capture: true, passive: true });
}

/** The table is about to change: a card that is not kept gives way, so that nothing passes over it. */
export function giveWay() {
  const coming = card.hidden && !kept ? (thing ?? waiting) : null;
  rest(null);
  waiting = coming;
}

/** @param {Event} event */
function thingAt(event) {
  return /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(THINGS));
}

// ------------------------------------------------------------------- when

/** The mouse has moved; what a change has put under a mouse that lies still was not pointed at.
 * @param {PointerEvent} event */
function pointed(event) {
  if (event.pointerType === "mouse" && (event.movementX || event.movementY)) rest(thingAt(event));
}

/** Somebody rests on a thing, or no longer on any.
 * @param {HTMLElement | null} one */
function rest(one) {
  waiting = null;
  if (kept || one === thing) return;
  close();
  if (!one) return;
  thing = one;
  timer = window.setTimeout(() => look(one, false), PAUSE_MS);
}

/** Keys have come to a thing; an option says itself what it is.
 * @param {FocusEvent} event */
function focused(event) {
  const one = thingAt(event);
  if (/** @type {HTMLElement} */ (event.target).matches(":focus-visible") && !one?.dataset.option) rest(one);
}

/** @param {PointerEvent} event */
function touched(event) {
  held = false;
  const one = thingAt(event);
  if (event.pointerType === "mouse" || !one) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    held = true;
    look(one, true);
  }, HOLD_MS);
}

/** @param {Event} event */
function lifted(event) {
  const { type, pointerType, movementX, movementY } = /** @type {PointerEvent} */ (event);
  if (pointerType !== "mouse" && (type !== "pointermove" || Math.abs(movementX) + Math.abs(movementY) > 4)) clearTimeout(timer);
}

/** A click chooses what can be chosen; on anything else it asks.
 * @param {MouseEvent} event */
function clicked(event) {
  const one = thingAt(event);
  if (held) {
    held = false;
    event.stopPropagation();
    event.preventDefault();
  } else if (one && Date.now() - changed > SETTLED_MS && !one.closest(".choosable, .chosen, summary, a, button")) look(one, true);
  else if (!kept) rest(null);
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
  if (event.key === "Escape" && !card.hidden) close();
  else if (event.key.toLowerCase() === "i" && !target.matches("input, textarea, select")) kept ? close() : goTo(pointedAt());
  else if (step && kept && thing) goTo(neighbour(thing, step));
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whoever uses keys sees the thing that the card tells of.
 * @param {HTMLElement | undefined} one */
function goTo(one) {
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  look(one, true);
}

/** What a key speaks of: what is rested on or has the focus, else the first thing that can be chosen, or the first. */
function pointedAt() {
  const reached = /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest(THINGS));
  return thing ?? reached ?? /** @type {HTMLElement | null} */ (table.querySelector(".choosable")) ?? things()[0];
}

/** @returns {HTMLElement[]} */
function things() {
  const all = /** @type {HTMLElement[]} */ ([...table.querySelectorAll(THINGS)]);
  return all.filter((one) => one.checkVisibility() && !one.dataset.option);
}

/** @param {HTMLElement} one
 * @param {number} step */
function neighbour(one, step) {
  const all = things();
  return all[(all.indexOf(one) + step + all.length) % all.length];
}

/** The table has changed: its cards are others now. */
function turnOver() {
  changed = Date.now();
  cards.clear();
  const one = waiting ?? thing;
  if (!one) return;
  const now = one.isConnected ? one : /** @type {HTMLElement | null} */ (table.querySelector(`[data-piece="${CSS.escape(one.dataset.piece ?? "")}"]`));
  if (kept && now) look(now, true);
  else if (kept) close();
  else giveWay();
  if (waiting && table.ariaBusy !== "true") restAgain(now);
}

/** What somebody rested on is still under the mouse, and its card comes once the pieces lie still.
 * @param {HTMLElement | null} one */
async function restAgain(one) {
  waiting = one;
  await atRest();
  if (one && waiting === one && one.matches(":hover")) rest(one);
}

// ------------------------------------------------------------------- what

/** Show the card of a thing; one that is kept takes the focus.
 * @param {HTMLElement | undefined} one
 * @param {boolean} keep */
async function look(one, keep) {
  if (!one) return;
  clearTimeout(timer);
  const again = keep && kept;
  if (keep && !kept) before = document.activeElement;
  clear();
  [thing, kept] = [one, keep];
  const html = await asked(one);
  if (thing !== one || kept !== keep) return; // somebody has gone on meanwhile
  /** @type {HTMLElement} */ (card.querySelector(".words")).innerHTML = html;
  card.role = keep ? "dialog" : "tooltip";
  card.classList.toggle("kept", keep);
  card.hidden = false;
  one.classList.add("looked-at");
  one.setAttribute("aria-describedby", "closer-words");
  lay(one);
  if (keep && !again) card.focus({ preventScroll: true });
}

/** The piece that a thing is, that a sentence names, or that an option is about: of several the last, as aims are.
 * @param {HTMLElement} one */
function meant(one) {
  return one.dataset.piece ?? one.dataset.look ?? one.dataset.pieces?.split(" ").at(-1) ?? "";
}

/** What the server says of a thing; where it cannot, the words that stand on it.
 * @param {HTMLElement} one
 * @returns {Promise<string>} */
async function asked(one) {
  const words = new URLSearchParams({ piece: meant(one), seen: table.dataset.seen ?? "", ...place() });
  const address = `${table.dataset.address}/card?${words}`;
  const found = cards.get(address) ?? fetched(address);
  cards.set(address, found);
  return (await found) || named(one);
}

/** Whose eyes look, and in a replay at which moment.
 * @returns {Record<string, string>} */
function place() {
  const seat = table.querySelector("[data-seat]")?.getAttribute("data-seat") ?? "";
  if (!table.classList.contains("replaying")) return { seat, screen: table.dataset.screen ?? "" };
  const at = /** @type {HTMLInputElement | null} */ (table.querySelector("[data-replay] [data-at]"))?.value ?? "0";
  const from = /** @type {HTMLSelectElement | null} */ (table.querySelector("[data-replay-seat]"))?.value ?? "";
  return { at, seat: from };
}

/** @param {string} address */
async function fetched(address) {
  try {
    const answer = await fetch(address, { headers: { accept: "text/html, application/json" } });
    return answer.ok ? answer.text() : "";
  } catch {
    return ""; // no connection: the strip at the top says so
  }
}

/** @param {HTMLElement} one */
function named(one) {
  const head = document.createElement("h2");
  head.id = "closer-title";
  head.textContent = (one.querySelector(".hidden")?.textContent || one.innerText).replace(/\s+/g, " ").trim();
  return head.outerHTML;
}

/** The card is gone, and the focus is where it was. */
function close() {
  const back = kept ? /** @type {HTMLElement | null} */ (before) : null;
  clearTimeout(timer);
  clear();
  [thing, kept, before] = [null, false, null];
  card.hidden = true;
  if (back?.isConnected && card.contains(document.activeElement)) back.focus({ preventScroll: true });
}

/** The thing is as if nobody had looked at it. */
function clear() {
  thing?.classList.remove("looked-at");
  thing?.removeAttribute("aria-describedby");
}

// ------------------------------------------------------------------ where

/** Lay the card beside the thing, or on a phone above or below it; never over the question.
 * @param {HTMLElement} one */
function lay(one) {
  const question = table.querySelector(".dock")?.getBoundingClientRect();
  const wide = matchMedia(ONE_SCREEN).matches;
  const [start, end] = wide || !question ? [0, innerHeight] : roomBeside(question, innerHeight);
  card.style.maxHeight = `${end - start - 2 * GAP}px`;
  const { width, height } = card.getBoundingClientRect();
  const at = one.getBoundingClientRect();
  const spots = wide ? beside(at, question?.left ?? innerWidth, width, height) : [end - height - GAP, start + GAP].map((top) => ({ left: (innerWidth - width) / 2, top }));
  const boxes = spots.map(({ left, top }) => ({ left, top, right: left + width, bottom: top + height }));
  const cost = (/** @type {Box} */ box) => (question ? 100 * shared(box, question) : 0) + shared(box, at);
  const best = boxes.reduce((first, box) => (cost(box) < cost(first) ? box : first));
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

/** What a window has above or below the question, whichever is more: the question may lie anywhere, or out of sight.
 * @param {{top: number, bottom: number}} question
 * @param {number} height of the window
 * @returns {[number, number]} from where to where */
export function roomBeside(question, height) {
  const within = (/** @type {number} */ line) => Math.max(0, Math.min(line, height));
  const [above, below] = [within(question.top), within(question.bottom)];
  return question.top >= height || question.bottom <= 0 ? [0, height] : above >= height - below ? [0, above] : [below, height];
}

/** Where a card may lie: on each side of a thing, at its height before the question, or in a corner of the window.
 * @param {DOMRect} at
 * @param {number} edge where the question begins
 * @param {number} width
 * @param {number} height */
function beside(at, edge, width, height) {
  const across = (/** @type {number} */ left) => Math.max(GAP, Math.min(left, innerWidth - width - GAP));
  const down = (/** @type {number} */ top) => Math.max(GAP, Math.min(top, innerHeight - height - GAP));
  const [middle, level] = [at.left + (at.width - width) / 2, at.top + (at.height - height) / 2];
  return [
    { left: across(at.right + GAP), top: down(level) },
    { left: across(at.left - width - GAP), top: down(level) },
    { left: across(middle), top: down(at.bottom + GAP) },
    { left: across(middle), top: down(at.top - height - GAP) },
    { left: across(edge - width - GAP), top: down(level) },
    { left: GAP, top: down(innerHeight) },
    { left: GAP, top: GAP },
  ];
}

/** How much two boxes share.
 * @param {Box} one
 * @param {Box} other */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
