// The guide of a first game: a bubble beside the piece that it is about, page by page, and why another choice is better.

const ONE_SCREEN = "(min-width: 1000px) and (min-height: 600px)"; // elsewhere it is a strip above the question
const GAP = 14; // between the bubble and what it is about
const EDGE = 8; // to the edge of the window
const FINE = 24; // pixels between places that are tried

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{announce: (sentences: string[]) => void, choose: (button: HTMLButtonElement) => void, putBack: () => void}} Hands */

/** @type {HTMLElement} */
let table;
/** @type {Hands} */
let hands;
let moment = ""; // the step at which the pages shown begin, and how far the table was
let page = 0;
/** What the learner has chosen against advice. @type {HTMLButtonElement | null} */
let doubted = null;

/** @param {HTMLElement} place
 * @param {Hands} doing */
export function start(place, doing) {
  [table, hands] = [place, doing];
  table.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(".guide button"));
    if (button) pressed(button);
  });
  addEventListener("resize", lay);
  guideAgain();
}

/** @template {HTMLElement} T
 * @param {string} what
 * @returns {T[]} */
function parts(what) {
  return /** @type {T[]} */ ([...table.querySelectorAll(`.guide ${what}`)]);
}

/** After an update: at a new moment the guide begins with its first page. */
export function guideAgain() {
  const guide = /** @type {HTMLElement | null} */ (table.querySelector(".guide"));
  const now = guide ? `${guide.dataset.guide} ${table.querySelector("#prompt")?.textContent}` : "";
  const fresh = now !== moment;
  if (fresh) page = 0;
  moment = now;
  doubted = null;
  show();
  if (fresh) bringNear();
  const [list, lit] = [table.querySelector("[data-choices]"), /** @type {HTMLElement | null} */ (table.querySelector("[data-choices] li:not([hidden]) > [data-lit]"))];
  if (list && lit) list.scrollTop = Math.max(0, lit.offsetTop - list.clientHeight / 3); // it may be one of the last
}

/** @param {HTMLElement} button */
function pressed(button) {
  const { pageTurn, heed, insist } = button.dataset;
  if (pageTurn !== undefined) turn(Number(pageTurn));
  else if (heed !== undefined) heeded();
  else if (insist !== undefined && doubted) {
    delete doubted.dataset.against;
    hands.choose(doubted);
  }
}

/** @param {number} by */
function turn(by) {
  const pages = parts("[data-page]");
  page = Math.max(0, Math.min(pages.length - 1, page + by));
  show();
  bringNear();
  hands.announce([pages[page]?.textContent ?? ""]);
  const goesOn = parts("[data-page-turn]:not([hidden])").at(-1);
  if (page === pages.length - 1) document.getElementById("prompt")?.focus({ preventScroll: true });
  else goesOn?.focus({ preventScroll: true });
}

/** The learner follows: what was picked is put down. */
function heeded() {
  doubted = null;
  hands.putBack();
  show();
  document.getElementById("prompt")?.focus({ preventScroll: true });
}

/** Whether the guide has something to say against a choice; it says it once.
 * @param {HTMLButtonElement} button */
export function objects(button) {
  if (button.dataset.against === undefined) return false;
  const why = parts("[data-why]")[0];
  doubted = button;
  show();
  hands.announce([why.querySelector("p")?.textContent ?? ""]);
  /** @type {HTMLElement | null} */ (why.querySelector("[data-heed]"))?.focus({ preventScroll: true });
  return true;
}

/** One page, or why not; the pieces that it is about wear a ring. */
function show() {
  const pages = parts("[data-page]");
  pages.forEach((one, place) => (one.hidden = place !== page || doubted !== null));
  for (const why of parts("[data-why]")) why.hidden = doubted === null;
  for (const tools of parts(".guide-tools")) tools.hidden = doubted !== null;
  const [back, on] = parts("[data-page-turn]");
  if (back) back.hidden = page === 0;
  if (on) on.hidden = page >= pages.length - 1;
  const count = parts(".guide-count")[0];
  if (count) count.textContent = pages[page]?.dataset.count ?? "";
  for (const old of table.querySelectorAll(".shown-by-guide")) old.classList.remove("shown-by-guide");
  for (const one of meant()) one.classList.add("shown-by-guide");
  lay();
}

/** What the page is about: pieces, or panels of the table; else the first thing that the guide wants to be chosen.
 * @returns {HTMLElement[]} */
function meant() {
  const names = (parts("[data-page]")[page]?.dataset.at ?? "").split(" ").filter(Boolean);
  const found = names.flatMap((name) => [...table.querySelectorAll(selectorOf(name))]);
  const lit = names.length ? [] : [...table.querySelectorAll(".lit")].slice(0, 1);
  return /** @type {HTMLElement[]} */ ([...found, ...lit]).filter((one) => one.checkVisibility?.() ?? true);
}

/** @param {string} name */
function selectorOf(name) {
  if (name.startsWith("panel:")) return `[data-panel="${CSS.escape(name.slice(6))}"]`;
  if (name.endsWith("*")) return `[data-piece^="${CSS.escape(name.slice(0, -1))}"]`;
  return `[data-piece="${CSS.escape(name)}"]`;
}

/** On a phone what the page is about is brought into sight. */
function bringNear() {
  if (!matchMedia(ONE_SCREEN).matches) meant()[0]?.scrollIntoView({ block: "start" });
}

// ---------------------------------------------------------------- where it lies

/** Lay the bubble beside what it is about, or else beside the question: over neither it nor anything that is lit. */
function lay() {
  const bubble = /** @type {HTMLElement | null} */ (table.querySelector(".guide"));
  if (!bubble) return;
  bubble.style.removeProperty("left");
  bubble.style.removeProperty("top");
  bubble.removeAttribute("data-side");
  if (!matchMedia(ONE_SCREEN).matches) return;
  const { width, height } = bubble.getBoundingClientRect();
  const question = [...table.querySelectorAll('[data-panel="prompt"]')];
  const about = around((together(meant()).length ? together(meant()) : question).map(boxOf));
  const kept = [...question, ...table.querySelectorAll(".lit, .chronicle, .victors li")].map(boxOf);
  const spot = best(places(about, width, height), about, kept);
  bubble.style.left = `${spot.left}px`;
  bubble.style.top = `${spot.top}px`;
  if (about) tail(bubble, spot, about);
}

/** Of some things those that lie in one panel with the first: the bubble stands beside these.
 * @param {HTMLElement[]} things */
function together(things) {
  return things.filter((one) => one.closest("[data-panel]") === things[0].closest("[data-panel]"));
}

/** @param {Element} thing
 * @returns {Box} */
function boxOf(thing) {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** @param {Box[]} boxes
 * @returns {Box | null} */
function around(boxes) {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Where the bubble might lie: all over the window, and right beside what it is about.
 * @param {Box | null} about
 * @param {number} width
 * @param {number} height
 * @returns {Box[]} */
function places(about, width, height) {
  const top = table.getBoundingClientRect().top;
  const [right, bottom] = [innerWidth - EDGE - width, innerHeight - EDGE - height];
  const across = steps(EDGE, right);
  const down = steps(top, bottom);
  if (about) {
    across.push(about.left - width - GAP, about.right + GAP, (about.left + about.right - width) / 2);
    down.push(about.top - height - GAP, about.bottom + GAP, (about.top + about.bottom - height) / 2);
  }
  const fits = (/** @type {number} */ x, /** @type {number} */ y) => x >= EDGE && x <= right && y >= top && y <= bottom;
  const found = across.flatMap((x) => down.filter((y) => fits(x, y)).map((y) => ({ left: x, top: y, right: x + width, bottom: y + height })));
  return found.length ? found : [{ left: EDGE, top, right: EDGE + width, bottom: top + height }];
}

/** @param {number} from
 * @param {number} to */
function steps(from, to) {
  return Array.from({ length: Math.max(1, Math.floor((to - from) / FINE) + 1) }, (_, place) => from + place * FINE);
}

/** The place that covers least of what matters, and of those the nearest.
 * @param {Box[]} spots
 * @param {Box | null} about
 * @param {Box[]} kept */
function best(spots, about, kept) {
  const choosable = [...table.querySelectorAll(".choosable")].map(boxOf);
  const words = [...table.querySelectorAll(".rail .panel, .board [data-piece]")].map(boxOf);
  const large = about && (about.right - about.left) * (about.bottom - about.top) > (innerWidth * innerHeight) / 6;
  const near = (/** @type {Box} */ spot) => (about ? away(spot, about) : spot.left + spot.top);
  const cost = (/** @type {Box} */ spot) =>
    1e6 * covered(spot, kept) + (about ? (large ? 0.5 : 1e3) * covered(spot, [about]) : 0) + 4 * covered(spot, choosable) + 0.15 * covered(spot, words) + 30 * near(spot);
  return spots.map((spot) => ({ spot, cost: cost(spot) })).reduce((one, other) => (other.cost < one.cost ? other : one)).spot;
}

/** How much of some boxes another covers.
 * @param {Box} spot
 * @param {Box[]} boxes */
function covered(spot, boxes) {
  let area = 0;
  for (const box of boxes) {
    const wide = Math.min(spot.right, box.right + 4) - Math.max(spot.left, box.left - 4);
    const high = Math.min(spot.bottom, box.bottom + 4) - Math.max(spot.top, box.top - 4);
    if (wide > 0 && high > 0) area += wide * high;
  }
  return area;
}

/** How far apart two boxes lie.
 * @param {Box} one
 * @param {Box} other */
function away(one, other) {
  const wide = Math.max(0, other.left - one.right, one.left - other.right);
  const high = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  const centre = Math.abs(one.left + one.right - other.left - other.right) + Math.abs(one.top + one.bottom - other.top - other.bottom);
  return Math.hypot(wide, high) + centre / 50;
}

/** A tail on the side towards what the bubble is about.
 * @param {HTMLElement} bubble
 * @param {Box} spot
 * @param {Box} about */
function tail(bubble, spot, about) {
  const sides = { left: spot.left - about.right, right: about.left - spot.right, above: spot.top - about.bottom, below: about.top - spot.bottom };
  const [side, gap] = Object.entries(sides).reduce((one, other) => (other[1] > one[1] ? other : one));
  if (gap < 0) return;
  const upright = side === "above" || side === "below";
  const [low, high, middle] = upright ? [spot.left, spot.right, (about.left + about.right) / 2] : [spot.top, spot.bottom, (about.top + about.bottom) / 2];
  bubble.dataset.side = side;
  bubble.style.setProperty("--tail", `${Math.max(24, Math.min(high - low - 24, middle - low))}px`);
}
