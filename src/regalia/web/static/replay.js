// After the game: the board at any moment, from any seat.

/** @typedef {(panels: Record<string, string>) => void} Show */

/** @param {HTMLElement} table
 * @param {Show} show */
export function start(table, show) {
  let asked = 0;
  table.addEventListener("input", (event) => {
    const box = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-replay]"));
    if (box) turnTo(box, ++asked, () => asked, show);
  });
  table.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-turn]"));
    const box = /** @type {HTMLElement | null} */ (button?.closest("[data-replay]"));
    if (!button || !box) return;
    const slider = /** @type {HTMLInputElement} */ (box.querySelector("[data-at]"));
    slider.value = String(Number(slider.value) + Number(button.dataset.turn));
    turnTo(box, ++asked, () => asked, show);
  });
}

/** @param {HTMLElement} box
 * @param {number} mine
 * @param {() => number} latest
 * @param {Show} show */
async function turnTo(box, mine, latest, show) {
  const at = /** @type {HTMLInputElement} */ (box.querySelector("[data-at]")).value;
  const seat = /** @type {HTMLSelectElement} */ (box.querySelector("[data-replay-seat]")).value;
  /** @type {HTMLOutputElement} */ (box.querySelector("output")).value = at;
  const branch = /** @type {HTMLInputElement | null} */ (box.querySelector("[data-branch-at]"));
  if (branch) branch.value = at; // only those who sat here play on
  const answer = await fetch(`/t/${box.dataset.replay}/at/${at}?seat=${seat}`);
  if (!answer.ok || mine !== latest()) return;
  const found = await answer.json();
  show(found.panels);
  /** @type {HTMLElement} */ (box.querySelector("[data-told]")).textContent = found.told.join(" ");
}
