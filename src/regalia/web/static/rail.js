// Beside the board: the plaques of the others, and log and talk as tabs with one of them open.

/** @type {HTMLElement} */
let table;
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

/** Let something be written above what is being read in the log, without moving it.
 * @param {HTMLElement} panel
 * @param {() => void} write */
export function keepPlace(panel, write) {
  const log = /** @type {HTMLElement} */ (panel.dataset.panel === "log" && panel.scrollTop === 0 ? panel.querySelector(".log") : panel);
  const { scrollTop, scrollHeight } = log;
  write();
  if (panel.dataset.panel === "log" && scrollTop > 0) log.scrollTop = scrollTop + log.scrollHeight - scrollHeight;
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
  const all = tabs();
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
