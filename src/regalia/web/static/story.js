// What just happened: all that is new since one's own choice, from its first step on; it can be stepped through, each
// step with its pieces.

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
  if (panel) new ResizeObserver(tellTheRest).observe(panel); // answers may take its room
}

/** @returns {HTMLElement[]} */
function episodes() {
  return [...table.querySelectorAll("[data-story] li")].map((one) => /** @type {HTMLElement} */ (one));
}

/** @returns {HTMLElement | null} */
function list() {
  return table.querySelector("[data-story] ol");
}

/** A story that is cut is told whole, until something else is told.
 * @param {Element} button */
function unfold(button) {
  const whole = button.parentElement?.classList.toggle("whole");
  button.ariaExpanded = String(whole);
  tellTheRest();
}

/** Where the story is cut, there is a way to the rest of it, with the number of steps that are not wholly in sight. */
function tellTheRest() {
  const button = /** @type {HTMLElement | null} */ (table.querySelector("[data-whole]"));
  const place = list();
  if (!button || !place) return;
  const cut = place.scrollHeight > place.clientHeight + 2;
  button.hidden = !cut && button.ariaExpanded !== "true";
  const end = place.getBoundingClientRect().bottom + 4;
  const below = episodes().filter((one) => !one.hidden && one.getBoundingClientRect().bottom > end).length;
  button.dataset.below = cut && below ? `↓${below}` : "";
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
    fold();
  }
  show();
  if (opens) goTo(all[shown]);
}

/** What was told whole is told as before. */
function fold() {
  const button = table.querySelector("[data-whole]");
  button?.parentElement?.classList.remove("whole");
  if (button) button.ariaExpanded = "false";
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
