// What just happened: all that is new since one's own choice, from its first step on; it can be stepped through, each
// step with its pieces. In brief one sentence tells a turn, and what struck the reader comes first.

const LIGHT = 99; // the weight of a sentence that tells a turn only when nothing else does

/** @type {HTMLElement} */
let table;
let shown = 0; // the step that is read first
let stepping = false; // whether the reader goes from step to step
let told = ""; // what was told when the story was last opened

/** @param {HTMLElement} place */
export function start(place) {
  table = place;
  table.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("[data-step]");
    if (button) step(Number(button.getAttribute("data-step")));
    const whole = /** @type {HTMLElement} */ (event.target).closest("[data-whole]");
    if (whole) unfold(whole);
  });
  table.addEventListener("keydown", (event) => {
    if (!(/** @type {HTMLElement} */ (event.target).closest("[data-story]"))) return;
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
  });
  table.addEventListener("scroll", (event) => event.target === list() && tellTheRest(), { capture: true, passive: true });
  const panel = table.querySelector("[data-panel=story]");
  if (!panel) return;
  new ResizeObserver(() => {
    tellTheRest(); // answers may take its room
    letKeysScroll();
  }).observe(panel);
}

/** @returns {HTMLElement[]} */
function episodes() {
  return [...table.querySelectorAll("[data-story] > ol > li")].map((one) => /** @type {HTMLElement} */ (one));
}

/** @returns {HTMLElement | null} */
function list() {
  return table.querySelector("[data-story] ol");
}

/** A story in brief is told whole, until something else is told.
 * @param {Element} button */
function unfold(button) {
  const whole = button.ariaExpanded !== "true";
  fold(!whole);
  goTo(whole ? episodes().find((one) => !one.hidden) : episodes()[shown]);
}

/** Whatever is not in sight can be had, and how many sentences that are is said: left out in brief, or below the edge. */
function tellTheRest() {
  const button = /** @type {HTMLElement | null} */ (table.querySelector("[data-whole]"));
  const place = list();
  if (!button || !place) return;
  const whole = button.ariaExpanded === "true";
  const end = place.getBoundingClientRect().bottom + 4;
  const steps = episodes().filter((one) => !one.hidden);
  const said = steps.flatMap(sentences).filter((one) => whole || !isMine(one)); // those are told first
  const rest = said.filter((one) => outOfSight(one, end)).length;
  button.hidden = !rest && !whole;
  button.dataset.below = rest ? `${whole ? "↓" : "+"}${rest}` : "";
  button.ariaLabel = rest ? `${button.title} (${rest})` : button.title;
}

/** @param {HTMLElement} sentence
 * @param {number} end the lower edge of the story */
function outOfSight(sentence, end) {
  const box = sentence.getBoundingClientRect();
  return box.height === 0 || box.bottom > end;
}

/** Whether the story is read from its first new step: by whoever is asked, and in a replay. Who looks on reads the latest. */
function fromTheFirst() {
  return Boolean(table.querySelector("[data-option]")) || !table.querySelector("[data-step]");
}

/** After an update: something new is opened where it is read from; what others did since one's own choice wears their ribbon. */
export function markStory() {
  const all = episodes();
  const tells = `${fromTheFirst()} ${all.map((one) => one.textContent).join()}`;
  const opens = tells !== told;
  if (opens) {
    told = tells;
    stepping = false;
    shown = fromTheFirst() ? Math.max(0, all.findIndex((one) => one.classList.contains("fresh"))) : all.length - 1;
    fold(true);
  }
  tellMine(all);
  const parts = turns(all);
  parts.forEach((part, place) => (isHeading(part) && isHeading(parts[place + 1]) ? leaveOut(part) : tellInBrief(part)));
  show();
  letKeysScroll();
  if (opens) goTo(all[shown]);
}

/** @param {boolean} brief */
function fold(brief) {
  const button = table.querySelector("[data-whole]");
  button?.parentElement?.classList.toggle("brief", brief);
  button?.parentElement?.classList.toggle("whole", !brief);
  if (button) button.ariaExpanded = String(!brief);
}

/** Where what has struck the reader scrolls, keys reach it. */
function letKeysScroll() {
  const place = /** @type {HTMLElement | null} */ (table.querySelector("[data-mine]"));
  if (place && place.scrollHeight > place.clientHeight) place.tabIndex = 0;
  else place?.removeAttribute("tabindex");
}

/** @param {HTMLElement} step
 * @returns {HTMLElement[]} */
function sentences(step) {
  return [...step.querySelectorAll("p")];
}

/** @param {HTMLElement} sentence */
function isMine(sentence) {
  return sentence.classList.contains("mine");
}

/** What takes something from the reader is told before all else, in the colours of who has done it.
 * @param {HTMLElement[]} all */
function tellMine(all) {
  const place = /** @type {HTMLElement | null} */ (table.querySelector("[data-mine]"));
  const struck = all.filter((step) => step.classList.contains("fresh") && sentences(step).some(isMine));
  if (place) place.hidden = !struck.length;
  place?.replaceChildren(...struck.map(mineOf));
}

/** @param {HTMLElement} step */
function mineOf(step) {
  const item = document.createElement("li");
  item.className = step.className;
  item.classList.remove("besides"); // where it was told it is left out
  for (const one of sentences(step).filter(isMine)) item.append(one.cloneNode(true), " ");
  return item;
}

/** The steps of each turn: choices in a row of the same seat. A new part of the game is nobody's, and stands alone.
 * @param {HTMLElement[]} all */
function turns(all) {
  /** @type {HTMLElement[][]} */
  const found = [];
  for (const step of all) {
    const last = found.at(-1)?.at(-1);
    if (last && Number(step.dataset.seatOf) >= 0 && last.dataset.seatOf === step.dataset.seatOf) found.at(-1)?.push(step);
    else found.push([step]);
  }
  return found;
}

/** Whether this only says that a new part of the game has begun; of several in a row the last is told in brief.
 * @param {HTMLElement[] | undefined} part */
function isHeading(part) {
  return part?.length === 1 && Number(part[0]?.dataset.seatOf) < 0 && part.flatMap(sentences).length === 1;
}

/** @param {HTMLElement[]} part */
function leaveOut(part) {
  for (const step of part) step.classList.add("besides");
  for (const one of part.flatMap(sentences)) one.classList.remove("main");
}

/** A turn in brief is its weightiest sentence, or several that weigh the same; where none weighs, its first.
 * @param {HTMLElement[]} turn */
function tellInBrief(turn) {
  const said = turn.flatMap(sentences).filter((one) => !isMine(one));
  const most = Math.min(...said.map(weight));
  said.forEach((one, place) => one.classList.toggle("main", most < LIGHT ? weight(one) === most : place === 0));
  for (const step of turn) step.classList.toggle("besides", !step.querySelector(".main"));
}

/** @param {HTMLElement} sentence */
function weight(sentence) {
  return Number(sentence.dataset.deed ?? LIGHT);
}

/** @param {number} by */
function step(by) {
  const all = episodes();
  // whoever begins to step on begins with the step that is read
  if (stepping || by < 0) shown = Math.max(0, Math.min(all.length - 1, shown + by));
  stepping = true;
  show();
  goTo(all[shown]);
  const piece = /** @type {HTMLElement | null} */ (table.querySelector(".told"));
  piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Read a step from its beginning.
 * @param {HTMLElement | undefined} episode */
function goTo(episode) {
  list()?.scrollTo(0, episode?.offsetTop ?? 0);
  tellTheRest();
}

function show() {
  for (const old of table.querySelectorAll(".ribbon-mark")) old.remove();
  for (const old of table.querySelectorAll(".told, .touched")) old.classList.remove("told", "touched");
  const all = episodes();
  all.forEach((one, place) => {
    one.hidden = !one.classList.contains("fresh") && place < shown; // the own choice, unless somebody goes back to it
    one.ariaCurrent = stepping && place === shown ? "step" : null;
  });
  for (const one of all) if (one.classList.contains("fresh")) for (const piece of piecesOf(one)) tie(piece, one);
  for (const piece of piecesOf(pointedAt(all))) piece.classList.add("told");
  const [back, on] = /** @type {HTMLButtonElement[]} */ ([...table.querySelectorAll("[data-step]")]);
  // Not `disabled`: the focus would be lost, and with it the arrow keys.
  if (back) back.ariaDisabled = String(shown <= 0);
  if (on) on.ariaDisabled = String(shown >= all.length - 1);
  tellTheRest();
}

/** The step whose pieces are pointed at: the one that was gone to; without that the only one, or for who looks on the latest.
 * @param {HTMLElement[]} all
 * @returns {HTMLElement | undefined} */
function pointedAt(all) {
  if (stepping) return all[shown];
  const news = all.filter((one) => one.classList.contains("fresh") && one.dataset.marks);
  return news.length === 1 || !fromTheFirst() ? news.at(-1) : undefined;
}

/** @param {HTMLElement | undefined} episode
 * @returns {HTMLElement[]} */
function piecesOf(episode) {
  const names = (episode?.dataset.marks ?? "").split(" ").filter(Boolean);
  const found = names.map((name) => table.querySelector(`.board [data-piece="${CSS.escape(name)}"]`));
  return found.flatMap((piece) => (piece ? [/** @type {HTMLElement} */ (piece)] : []));
}

/** A ribbon in the arms of the seat that touched the piece.
 * @param {HTMLElement} piece
 * @param {HTMLElement} episode */
function tie(piece, episode) {
  piece.querySelector(":scope > .ribbon-mark")?.remove();
  const mark = document.createElement("i");
  mark.className = `ribbon-mark seat-${episode.dataset.seatOf}`;
  mark.ariaHidden = "true";
  piece.classList.add("touched");
  piece.append(mark);
}
