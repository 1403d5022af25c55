// After the game: board, log and plaques at any moment, from any seat; step by step, or by itself at a speed.
import { remember, remembered } from "./frame.js";

/** @typedef {(panels: Record<string, string>, moves: boolean) => void} Show */

const PAUSE_MS = /** @type {Record<string, number>} */ ({ slow: 3000, normal: 1500, fast: 600 });

/** @type {HTMLElement} */
let table;
/** @type {Show} */
let show;
/** @type {(sentences: string[]) => void} */
let announce;
let asked = 0; // how often somebody has turned to a moment; only the last answer counts
let playing = false;
let timer = 0;

/** @param {HTMLElement} place
 * @param {Show} put
 * @param {(sentences: string[]) => void} say */
export function start(place, put, say) {
  [table, show, announce] = [place, put, say];
  table.addEventListener("input", (event) => moved(/** @type {HTMLElement} */ (event.target)));
  table.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-replay] button"));
    if (button) pressed(button);
  });
}

/** After an update: the speed is the one that is remembered. */
export function recallPace() {
  const pace = /** @type {HTMLOptionElement | null} */ (table.querySelector(`[data-replay-pace] [value="${CSS.escape(remembered("tempo"))}"]`));
  if (pace) pace.selected = true;
  if (!table.querySelector("[data-replay]")) return;
  const moment = /^#at-(\d+)$/.exec(location.hash);
  if (location.hash === "#replay") playOnce();
  else if (moment) lookOnce(Number(moment[1]));
}

/** Whoever comes from the review sees the moment that is told there.
 * @param {number} at */
function lookOnce(at) {
  history.replaceState(null, "", location.pathname + location.search);
  turnTo(at, false);
}

/** Whoever comes from the list of tables to watch a game sees it at once, but not again after every update. */
function playOnce() {
  history.replaceState(null, "", location.pathname + location.search);
  begin();
}

/** @param {HTMLElement} field */
function moved(field) {
  if (!field.closest("[data-replay]")) return;
  if (field.matches("[data-replay-pace]")) remember("tempo", /** @type {HTMLSelectElement} */ (field).value);
  else turnTo(now(), false);
}

/** @param {HTMLElement} button */
function pressed(button) {
  const { turn, play, end } = button.dataset;
  if (turn === undefined && play === undefined && end === undefined) return;
  const goesOn = play !== undefined && !playing;
  halt();
  if (turn !== undefined) turnTo(now() + Number(turn), true);
  else if (end !== undefined) turnTo(last(), false);
  else if (goesOn) begin();
  else marked();
}

/** @template {HTMLElement} T
 * @param {string} what
 * @returns {T} */
function part(what) {
  return /** @type {T} */ (table.querySelector(`[data-replay] ${what}`));
}

function now() {
  return Number(/** @type {HTMLInputElement} */ (part("[data-at]")).value);
}

function last() {
  return Number(table.querySelector("[data-replay]")?.getAttribute("data-last"));
}

function begin() {
  playing = true;
  goOn(now() < last() ? now() + 1 : 0);
}

function halt() {
  playing = false;
  clearTimeout(timer);
}

/** Turn to a moment, and after a while to the next, until the end.
 * @param {number} at */
async function goOn(at) {
  await turnTo(at, true);
  if (!playing) return;
  if (now() >= last()) {
    halt();
    marked();
  } else timer = window.setTimeout(() => goOn(now() + 1), PAUSE_MS[remembered("tempo")] ?? PAUSE_MS.normal);
}

/** @param {number} at
 * @param {boolean} moves whether it is the next moment, so that pieces move to where they lie then */
async function turnTo(at, moves) {
  const mine = ++asked;
  /** @type {HTMLInputElement} */ (part("[data-at]")).value = String(at);
  const branch = /** @type {HTMLInputElement | null} */ (part("[data-branch-at]"));
  if (branch) branch.value = String(now()); // only those who sat here play on
  /** @type {HTMLOutputElement} */ (part("output")).value = String(now());
  marked();
  const box = table.querySelector("[data-replay]");
  const answer = await fetch(`/t/${box?.getAttribute("data-replay")}/at/${now()}?seat=${/** @type {HTMLSelectElement} */ (part("[data-replay-seat]")).value}`);
  if (!answer.ok) return halt();
  const found = await answer.json();
  if (mine !== asked) return;
  show(found.panels, moves);
  announce(found.told);
}

/** While another moment than the last is shown, the board has the place of the score sheet. */
function marked() {
  const earlier = playing || now() < last();
  if (earlier && !table.classList.contains("replaying")) table.scrollIntoView({ block: "start" }); // on a phone it lies far above
  table.classList.toggle("replaying", earlier);
  const button = part("[data-play]");
  if ((button.dataset.playing === "1") === playing) return;
  button.dataset.playing = playing ? "1" : "";
  [button.textContent, button.dataset.words] = [button.dataset.words ?? "", button.textContent ?? ""];
}
