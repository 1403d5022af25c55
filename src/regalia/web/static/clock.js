// The clocks of those who must choose: counted down at their plaques, and one's own beside the question.

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const SECOND_MS = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** When each clock will have run out, by what the server sent of it.
 * @type {Map<string, number>} */
let running = new Map();

/** The own seats that were called: once for each reminder.
 * @type {Set<string>} */
let called = new Set();

new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ["data-seen"] });
setInterval(show, SECOND_MS);
look();

/** @returns {HTMLElement[]} */
function clocks() {
  return [...table.querySelectorAll("[data-clock]")].map((one) => /** @type {HTMLElement} */ (one));
}

/** What tells one clock from the next of the same seat.
 * @param {HTMLElement} clock */
function sort(clock) {
  return [clock.dataset.clock, clock.dataset.left, clock.dataset.reminded, table.dataset.seen].join();
}

/** After every change at the table: clocks begin, go on or stop. */
function look() {
  const now = performance.now();
  const found = clocks().map((clock) => [sort(clock), clock]);
  running = new Map(found.map(([key, clock]) => [String(key), running.get(String(key)) ?? begun(/** @type {HTMLElement} */ (clock), now)]));
  show();
  call();
}

/** @param {HTMLElement} clock
 * @param {number} now */
function begun(clock, now) {
  return now + Number(clock.dataset.left) * SECOND_MS;
}

/** Whoever is reminded is called, wherever he looks. */
function call() {
  const late = clocks().filter((clock) => clock.dataset.mine !== undefined && clock.dataset.reminded !== undefined);
  const fresh = late.find((clock) => !called.has(clock.dataset.clock ?? ""));
  called = new Set(late.map((clock) => clock.dataset.clock ?? ""));
  if (fresh) table.dispatchEvent(new CustomEvent("remind", { detail: fresh.closest("ul")?.dataset.call }));
}

/** Every second: the dials. */
function show() {
  const wanted = new Map(clocks().map((clock) => [place(clock), clock]));
  for (const old of table.querySelectorAll(".dial")) if (!wanted.has(/** @type {HTMLElement} */ (old.parentElement))) old.remove();
  for (const [where, clock] of wanted) if (where) dial(where, clock);
}

/** Where a clock is shown: at the plaque of its seat, or beside the own question.
 * @param {HTMLElement} clock
 * @returns {HTMLElement | null} */
function place(clock) {
  const plaque = table.querySelector(`.others > [data-panel$="-${clock.dataset.clock}"]:has(> .other)`);
  const own = clock.dataset.mine === undefined ? null : document.getElementById("prompt");
  return /** @type {HTMLElement | null} */ (plaque ?? own);
}

/** @param {HTMLElement} where
 * @param {HTMLElement} clock */
function dial(where, clock) {
  let shown = /** @type {HTMLElement | null} */ (where.querySelector(":scope > .dial"));
  if (!shown) {
    shown = document.createElement("span");
    shown.className = "dial";
    shown.ariaHidden = "true";
    where.append(shown);
  }
  shown.classList.toggle("late", clock.dataset.reminded !== undefined);
  const end = running.get(sort(clock)) ?? begun(clock, performance.now());
  shown.textContent = words(Math.max(0, Math.round((end - performance.now()) / SECOND_MS)));
}

/** @param {number} value
 * @param {string} name */
function unit(value, name) {
  const style = { style: /** @type {const} */ ("unit"), unit: name, unitDisplay: /** @type {const} */ ("short") };
  return new Intl.NumberFormat(document.documentElement.lang, style).format(Math.floor(value));
}

/** @param {number} seconds */
function words(seconds) {
  if (seconds >= DAY) return `${unit(seconds / DAY, "day")} ${unit((seconds % DAY) / HOUR, "hour")}`;
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
