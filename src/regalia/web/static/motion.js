// Motion: pieces move to where they lie next, dice tumble, cards turn over. Nothing passes over what is being read.
import { calm } from "./frame.js";

const READ = "dialog[open], :popover-open:not(#said), #closer:not([hidden]), .great-moment:not([hidden]), :is(.others, .panel-seats) details[open]"; // what may lie over the board

/** What each piece showed when it was last named. @type {Map<string, string>} */
const faces = new Map();

/** Changes of the page that are still to be carried out, the earliest first: a motion takes its picture of the page
 * before it changes anything, and a later change may need no motion. @type {(() => void)[]} */
const due = [];

/** Where the page is to be scrolled to when all pieces lie still: if it moved under them, all would fly. @type {number | undefined} */
let wanted;

/** Whether the page may still be on its way there. */
let gliding = false;
document.addEventListener("scrollend", () => (gliding = false));

/** When the pieces of the last motion lie still. */
let rest = Promise.resolve();

/** Wait for it: whatever opens over the board while pieces move would lie under them. */
export const atRest = () => rest;

/** Scroll to what waits for it; a page that is still on its way stops where it is.
 * @param {ScrollBehavior} behavior */
function scrollOn(behavior) {
  const top = wanted ?? (gliding ? scrollY : undefined);
  if (top !== undefined) scrollTo({ top, behavior });
  gliding = wanted !== undefined && behavior === "smooth";
  wanted = undefined;
}

/** Carry out a change, after all that came before it; unless a later one has done so already.
 * @param {() => void} swap */
function carryOut(swap) {
  while (due.includes(swap)) due.shift()?.();
}

/** Change the page without any motion.
 * @param {() => void} swap */
export function change(swap) {
  scrollOn("instant");
  due.push(swap);
  carryOut(swap);
}

/** Carry out a change of the page. Where something lies open over the board, pieces would pass over it: then none moves.
 * @param {HTMLElement} table
 * @param {() => void} swap */
export function move(table, swap) {
  if (!document.startViewTransition || calm() || document.hidden || document.querySelector(READ)) return change(swap);
  scrollOn("instant");
  nameMovers(table);
  due.push(swap);
  const motion = document.startViewTransition(() => {
    const top = scrollY;
    carryOut(swap);
    nameMovers(table);
    if (scrollY === top) return;
    wanted = scrollY;
    scrollTo({ top, behavior: "instant" });
  });
  const still = () => scrollOn("smooth");
  rest = motion.finished.then(still, still);
  motion.ready.catch(() => {}); // a newer change may cut a motion short; the page is right all the same
}

/** Every piece has a name of its own, by which the browser finds where it lies next; and moves in its own way.
 * @param {HTMLElement} table */
function nameMovers(table) {
  const seen = new Set();
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-piece]"))) {
    const name = "piece-" + (piece.dataset.piece ?? "").replace(/\W/g, "_");
    piece.style.viewTransitionName = seen.has(name) ? "none" : name;
    piece.style.setProperty("view-transition-class", seen.has(name) ? "none" : wayOf(piece, name));
    seen.add(name);
  }
}

/** A die that shows another face has been rolled, a card that does has been turned over.
 * @param {HTMLElement} piece
 * @param {string} name */
function wayOf(piece, name) {
  const face = [...piece.querySelectorAll("use")].map((one) => one.getAttribute("href")).join();
  const before = faces.get(name);
  faces.set(name, face);
  if (before === face) return "none";
  if (piece.matches(".die")) return "tumbles";
  return before !== undefined && piece.matches(".turns") ? "turns" : "none";
}
