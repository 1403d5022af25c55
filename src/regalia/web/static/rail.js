// Beside the board: the plaques of the others, and log and talk as tabs with one of them open.

/** @type {HTMLElement} */
let table;
let follows = true; // whether the newest entry of the log is in sight
let unread = false; // whether something was written below what is read
let size = ""; // of the log and of what is in it, when it was last looked at
const NEAR = 8; // pixels from the end
const WIDE = matchMedia("(min-width: 1000px) and (min-height: 600px)"); // where what opens lies over something else

/** @param {HTMLElement} place */
export function start(place) {
  table = place;
  table.addEventListener("click", (event) => {
    const tab = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[role=tab]"));
    if (tab) open(tab.dataset.tab ?? "");
  });
  table.addEventListener("keydown", (event) => {
    const tab = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[role=tab]"));
    if (tab && (event.key === "ArrowLeft" || event.key === "ArrowRight")) beside(tab, event.key === "ArrowRight" ? 1 : -1);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    closePlaques();
    closeSeats();
  });
  document.addEventListener("pointerdown", (event) => {
    if (WIDE.matches && !(/** @type {HTMLElement} */ (event.target).closest(".seat-tools"))) closeSeats();
  });
  table.addEventListener("toggle", (event) => closePlaques(/** @type {Element} */ (event.target)), { capture: true });
  open("log");
  arrange();
  const log = /** @type {HTMLElement | null} */ (table.querySelector("[data-panel=log]"));
  if (log) watchLog(log);
}

/** After an update: whoever sits here now has the own side on the board, the others have plaques beside it. */
export function arrange() {
  const board = /** @type {HTMLElement} */ (table.querySelector(".board"));
  const others = /** @type {HTMLElement} */ (table.querySelector(".others"));
  for (const panel of [...table.querySelectorAll(":is(.board, .others) > .panel")]) {
    const place = panel.querySelector(":scope > .other") ? others : board;
    if (panel.parentElement !== place) place.append(panel);
  }
  markTurns();
}

/** What belongs to a seat whose turn it is wears the mark of it, on the board and beside it. */
function markTurns() {
  const waiting = table.querySelector("[data-turns]")?.getAttribute("data-turns")?.split(" ") ?? [];
  for (const one of table.querySelectorAll("[data-turn-of]")) {
    const turn = waiting.includes(one.getAttribute("data-turn-of") ?? "");
    one.classList.toggle("turn", turn);
    one.ariaCurrent = turn ? "true" : null;
  }
}

/** The log is read from the oldest to the newest, which is in sight until somebody scrolls up: then what is read keeps
 * its place while more is written below, and a button says so.
 * @param {HTMLElement} panel
 * @param {() => void} write */
export function keepPlace(panel, write) {
  if (panel.dataset.panel !== "log") return write();
  const read = follows ? undefined : firstInSight(panel);
  const before = entries(panel).length ? wordsOf(entries(panel).at(-1)) : "";
  write();
  unread ||= !follows && wordsOf(entries(panel).at(-1)) !== before;
  if (read) bringBack(panel, read);
  else showLatest(panel);
}

/** @param {HTMLElement} panel */
function scroller(panel) {
  return /** @type {HTMLElement} */ (panel.querySelector(".log") ?? panel);
}

/** @param {HTMLElement} log */
function sizeOf(log) {
  return [log.clientWidth, log.clientHeight, log.scrollHeight].join();
}

/** @param {HTMLElement} panel
 * @returns {HTMLElement[]} */
function entries(panel) {
  return [...panel.querySelectorAll(".log > li")].map((one) => /** @type {HTMLElement} */ (one));
}

/** What an entry tells, without the mark that it is new.
 * @param {Element | undefined} entry */
function wordsOf(entry) {
  return [...(entry?.querySelectorAll("p") ?? [])].map((one) => one.textContent).join();
}

/** The entry that is read: its words, its place in the list, and how far below the edge it begins.
 * @param {HTMLElement} panel */
function firstInSight(panel) {
  const edge = scroller(panel).getBoundingClientRect().top;
  const all = entries(panel);
  const place = all.findIndex((one) => one.getBoundingClientRect().bottom > edge);
  return { words: wordsOf(all[place]), place, below: (all[place]?.getBoundingClientRect().top ?? edge) - edge };
}

/** The oldest may be gone: the entry is where it was, or before that.
 * @param {HTMLElement} panel
 * @param {{words: string, place: number, below: number}} read */
function bringBack(panel, read) {
  tellLatest(panel); // its button takes some room
  const log = scroller(panel);
  const found = entries(panel).slice(0, read.place + 1).findLast((one) => wordsOf(one) === read.words);
  if (found) log.scrollTop += found.getBoundingClientRect().top - log.getBoundingClientRect().top - read.below;
  size = sizeOf(log);
}

/** @param {HTMLElement} panel */
function showLatest(panel) {
  tellLatest(panel);
  const log = scroller(panel);
  log.scrollTop = log.scrollHeight;
  size = sizeOf(log);
}

/** @param {HTMLElement} panel */
function tellLatest(panel) {
  const button = /** @type {HTMLElement | null} */ (panel.querySelector("[data-latest]"));
  if (button) button.hidden = !unread;
}

/** Somebody scrolls the log, away from the newest or back to it.
 * @param {HTMLElement} panel */
function scrolled(panel) {
  const log = scroller(panel);
  if (sizeOf(log) !== size) return resized(panel); // nobody has scrolled
  follows = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  if (follows) unread = false;
  tellLatest(panel);
}

/** @param {HTMLElement} panel */
function resized(panel) {
  if (follows) showLatest(panel);
  size = sizeOf(scroller(panel));
}

/** @param {HTMLElement} panel */
function watchLog(panel) {
  panel.addEventListener("scroll", () => scrolled(panel), { capture: true, passive: true });
  panel.addEventListener("click", (event) => {
    if (!(/** @type {HTMLElement} */ (event.target).closest("[data-latest]"))) return;
    [follows, unread] = [true, false];
    showLatest(panel);
    /** @type {HTMLElement | null} */ (panel.querySelector(".log"))?.focus({ preventScroll: true });
  });
  new ResizeObserver(() => resized(panel)).observe(panel); // also when its tab is opened
  showLatest(panel);
}

/** @returns {HTMLElement[]} */
function tabs() {
  return [...table.querySelectorAll("[role=tab]")].map((one) => /** @type {HTMLElement} */ (one));
}

/** @param {string} name */
function open(name) {
  for (const tab of tabs()) {
    const chosen = tab.dataset.tab === name;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) tab.classList.remove("news");
    document.getElementById(`talk-${tab.dataset.tab}`)?.classList.toggle("open", chosen);
  }
}

/** @param {HTMLElement} tab
 * @param {number} by */
function beside(tab, by) {
  const all = tabs().filter((one) => one.checkVisibility());
  const next = all[(all.indexOf(tab) + by + all.length) % all.length];
  open(next.dataset.tab ?? "");
  next.focus();
}

/** One plaque is open at a time.
 * @param {Element} [opened] */
function closePlaques(opened) {
  if (opened && !(opened instanceof HTMLDetailsElement && opened.open && opened.closest(".others"))) return;
  for (const one of table.querySelectorAll(".others details[open]")) if (one !== opened) one.removeAttribute("open");
}

/** Something new is asked, perhaps about what lies under an open plaque; on a phone it opens within the page. */
export function uncover() {
  if (WIDE.matches) closePlaques();
}

/** Who sits where lies over the question as long as somebody looks at it. */
function closeSeats() {
  table.querySelector(".seat-tools[open]")?.removeAttribute("open");
}
