// The review of a game: how far it is while it is made; then the boards of its turning points, laid when they are wanted.
const POLL_MS = 1500;

const making = /** @type {HTMLElement | null} */ (document.querySelector("[data-making]"));
if (making) setTimeout(ask, POLL_MS);

/** Ask how far the review is, until it is made. */
async function ask() {
  const answer = await fetch(String(making?.dataset.making), { headers: { accept: "application/json" } });
  const found = answer.ok ? await answer.json() : { made: true }; // the page itself says what is wrong
  if (found.total === undefined) {
    location.reload();
    return;
  }
  const bar = /** @type {HTMLProgressElement} */ (document.querySelector("progress"));
  bar.value = found.done;
  const words = /** @type {HTMLElement} */ (making?.firstElementChild);
  words.textContent = found.words;
  setTimeout(ask, POLL_MS);
}

for (const box of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details[data-board]"))) {
  box.addEventListener("toggle", () => toggled(box));
  if (box.open) toggled(box);
}

/** An open box has its board, and only one is open: so that nothing on the page is there twice.
 * @param {HTMLDetailsElement} box */
async function toggled(box) {
  const place = /** @type {HTMLElement} */ (box.querySelector(".then"));
  if (!box.open) {
    place.replaceChildren();
    return;
  }
  if (place.querySelector(".board")) return;
  const answer = await fetch(String(box.dataset.board), { headers: { accept: "application/json" } });
  if (!answer.ok || !box.open) return;
  const { panels } = await answer.json();
  const board = document.createElement("div");
  board.className = "board";
  board.inert = true;
  for (const name of String(box.dataset.panels).split(",")) {
    const panel = document.createElement("section");
    panel.className = `panel panel-${name}`;
    panel.innerHTML = panels[name] ?? "";
    board.append(panel);
  }
  place.replaceChildren(board);
}
