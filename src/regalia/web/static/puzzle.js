// A puzzle: the board of a table and its question, without a live link; the server knows the answer.
import { start as startChoosing, bringIntoSight, forget, markPieces, chosenBy } from "./choosing.js";
import { start as startCloser } from "./closer.js";
import { toast } from "./frame.js";
import { start as startKeys } from "./keys.js";
import { arrange, start as startRail } from "./rail.js";
import { keep } from "./score.js";
import { markStory, start as startStory } from "./story.js";

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const address = table.dataset.address ?? "";
const announcer = /** @type {HTMLElement} */ (document.getElementById("announcer"));

/** Ask what comes of an option, and show it in the place of the question; without one, show the solution.
 * @param {string} option */
async function answer(option) {
  try {
    const told = await fetch(`${address}/answer?${new URLSearchParams({ option })}`);
    if (!told.ok) throw new Error(told.statusText);
    show(await told.text());
  } catch (error) {
    toast(String(error));
  } finally {
    table.ariaBusy = "false";
  }
}

/** @param {string} html */
function show(html) {
  const panel = /** @type {HTMLElement} */ (table.querySelector('[data-panel="prompt"]'));
  panel.innerHTML = html;
  const verdict = /** @type {HTMLElement} */ (panel.querySelector("[data-verdict]"));
  keep(address.replace("/puzzles/", ""), verdict.dataset.verdict === "puzzle-right");
  forget();
  markPieces();
  lightUp((verdict.dataset.best ?? "").split(" "));
  const title = /** @type {HTMLElement} */ (panel.querySelector("#prompt"));
  title.focus({ preventScroll: true });
  for (const one of [title, ...verdict.children]) say(one.textContent ?? "");
}

/** The pieces of the best option wear a ring.
 * @param {string[]} pieces */
function lightUp(pieces) {
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-piece]"))) {
    piece.classList.toggle("lit", pieces.includes(piece.dataset.piece ?? ""));
  }
}

/** For a screen reader.
 * @param {string} sentence */
function say(sentence) {
  const line = document.createElement("p");
  line.textContent = sentence;
  announcer.append(line);
}

table.addEventListener("click", (event) => {
  const button = /** @type {HTMLButtonElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("button"));
  if (button?.dataset.option !== undefined) chosenBy(button);
  else if (button?.dataset.solution !== undefined) void answer("");
});

startChoosing(table, (message) => void answer(String(message.name)));
startStory(table);
startCloser(table);
startRail(table);
startKeys(table);
arrange();
markPieces();
markStory();
bringIntoSight();
table.ariaBusy = "false"; // from here on an answer is heard
