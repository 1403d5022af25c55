// The own score of puzzles: what was answered first counts, and only this browser knows it.

const KEY = "puzzles";

/** Which puzzles were answered, and whether rightly.
 * @returns {Record<string, boolean>} */
function answered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // somebody else's, or no place to keep it
  }
}

/** Keep the first answer to a puzzle.
 * @param {string} puzzle
 * @param {boolean} right */
export function keep(puzzle, right) {
  const all = answered();
  if (puzzle in all) return;
  all[puzzle] = right;
  localStorage.setItem(KEY, JSON.stringify(all));
  show();
}

/** Show the score, and which puzzles of a list were answered. */
export function show() {
  const all = answered();
  const results = Object.values(all);
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-score]"))) {
    place.hidden = results.length === 0;
    /** @type {HTMLElement} */ (place.querySelector("b")).textContent = `${results.filter(Boolean).length} / ${results.length}`;
  }
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-puzzle]"))) {
    const right = all[one.dataset.puzzle ?? ""];
    one.classList.toggle("solved", right === true);
    one.classList.toggle("missed", right === false);
    one.querySelector("[data-right]")?.toggleAttribute("hidden", right !== true);
  }
}

show();
