// A new table: people are added to the line of seats one by one, and can leave it again.

const NOBODY = "none";

for (const seats of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-seats]"))) build(seats);

/** Without this, the form shows the next empty chair, and the menu there fills it.
 * @param {HTMLElement} seats */
function build(seats) {
  seats.classList.add("built");
  for (const extra of seats.querySelectorAll("[data-adding], [data-remove]")) extra.removeAttribute("hidden");
  seats.addEventListener("change", () => settle(seats));
  seats.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (button?.dataset.add) add(seats, button.dataset.add);
    if (button?.matches("[data-remove]")) empty(button);
    settle(seats);
  });
  settle(seats);
}

/** @param {HTMLElement} seats */
function chairs(seats) {
  return /** @type {HTMLSelectElement[]} */ ([...seats.querySelectorAll("select[data-sitter]")]);
}

/** Somebody takes the first free chair.
 * @param {HTMLElement} seats
 * @param {string} kind */
function add(seats, kind) {
  const free = chairs(seats).find((chair) => chair.value === NOBODY);
  if (!free) return;
  free.value = kind;
  line(free)?.classList.remove("empty");
  free.focus();
}

/** Somebody leaves; the focus goes to whoever sits before.
 * @param {HTMLElement} button */
function empty(button) {
  const chair = /** @type {HTMLSelectElement | null | undefined} */ (button.closest(".seat-line")?.querySelector("select"));
  if (!chair) return;
  chair.value = NOBODY;
  line(chair)?.previousElementSibling?.querySelector("select")?.focus();
}

/** Empty chairs are out of sight, and an empty name stands for a courtier or for a numbered player.
 * @param {HTMLElement} seats */
function settle(seats) {
  for (const chair of chairs(seats)) {
    const name = /** @type {HTMLInputElement | null | undefined} */ (line(chair)?.querySelector("input"));
    const person = ["me", "here", "link", NOBODY].includes(chair.value);
    if (name) name.placeholder = (person ? name.dataset.person : name.dataset.courtier) ?? "";
    line(chair)?.classList.toggle("empty", chair.value === NOBODY);
  }
  const full = chairs(seats).every((chair) => chair.value !== NOBODY);
  seats.querySelector("[data-adding]")?.toggleAttribute("hidden", full);
}

/** @param {HTMLSelectElement} chair */
function line(chair) {
  return chair.closest(".seat-line");
}
