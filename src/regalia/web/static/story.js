// What just happened: the choices since one's own can be stepped through, each with its sentence and its pieces.

/** @type {HTMLElement} */
let table;
let shown = 0;

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
}

/** @returns {HTMLElement[]} */
function episodes() {
  return [...table.querySelectorAll("[data-story] li")].map((one) => /** @type {HTMLElement} */ (one));
}

/** A sentence that is cut is told whole, until something else is told.
 * @param {Element} button */
function unfold(button) {
  const whole = button.parentElement?.classList.toggle("whole");
  button.ariaExpanded = String(whole);
}

/** Where the only step is cut, there is a way to the rest of it. */
function offerTheRest() {
  const button = table.querySelector("[data-whole]");
  const list = button?.parentElement?.querySelector("ol");
  if (!button || !list) return;
  button.parentElement?.classList.remove("whole");
  button.ariaExpanded = "false";
  button.toggleAttribute("hidden", list.scrollHeight <= list.clientHeight + 2);
}

/** After an update: the latest choice is shown, and what others did since one's own wears their ribbon. */
export function markStory() {
  shown = episodes().length - 1;
  show();
}

/** @param {number} by */
function step(by) {
  shown = Math.max(0, Math.min(episodes().length - 1, shown + by));
  show();
  const piece = /** @type {HTMLElement | null} */ (table.querySelector(".told"));
  piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function show() {
  for (const old of table.querySelectorAll(".ribbon-mark")) old.remove();
  for (const old of table.querySelectorAll(".told, .touched")) old.classList.remove("told", "touched");
  const all = episodes();
  all.forEach((one, place) => {
    one.hidden = place !== shown;
    one.dataset.nth ||= `${place + 1}/${all.length}`; // in a replay it comes with the choice
  });
  for (const one of all) if (one.classList.contains("fresh")) for (const piece of piecesOf(one)) tie(piece, one);
  if (all[shown] && stepped(all)) for (const piece of piecesOf(all[shown])) piece.classList.add("told");
  const [back, on] = /** @type {HTMLButtonElement[]} */ ([...table.querySelectorAll("[data-step]")]);
  // Not `disabled`: the focus would be lost, and with it the arrow keys.
  if (back) back.ariaDisabled = String(shown <= 0);
  if (on) on.ariaDisabled = String(shown >= all.length - 1);
  offerTheRest();
}

/** Whether the episode shown is worth pointing at: somebody else's, or one that the reader went back to.
 * @param {HTMLElement[]} all */
function stepped(all) {
  return all[shown].classList.contains("fresh") || shown < all.length - 1;
}

/** @param {HTMLElement} episode
 * @returns {HTMLElement[]} */
function piecesOf(episode) {
  const names = (episode.dataset.marks ?? "").split(" ").filter(Boolean);
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
