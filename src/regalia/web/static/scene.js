// What decides the game is played before the eyes, large and line by line; any key or tap ends it.
import { calm, remembered } from "./frame.js";

/** @typedef {{title: string, picture: string, lines: {seat: number, text: string}[]}} Scene */

const PACE = /** @type {Record<string, number>} */ ({ slow: 2, fast: 0.5 });
const ALL_LINES_MS = 2000;
const LINE_MS = 600; // at most, for each
const LOOK_MS = 1000; // at the whole, when the last line has come

/** @type {HTMLElement} */
let stage;
/** @type {Scene[]} */
let waiting = [];
let timer = 0;

/** @param {HTMLElement} place */
export function start(place) {
  stage = place;
  document.addEventListener("keydown", end, { capture: true });
  document.addEventListener("pointerdown", end, { capture: true });
}

/** Play scenes, one after another.
 * @param {Scene[]} scenes */
export function play(scenes) {
  if (remembered("scenes") === "off" || document.hidden) return;
  waiting.push(...scenes);
  if (stage.hidden) next();
}

function next() {
  clearTimeout(timer);
  const scene = waiting.shift();
  stage.hidden = !scene;
  if (scene) show(scene);
}

function end() {
  if (stage.hidden) return;
  waiting = [];
  next();
}

/** @param {Scene} scene */
function show(scene) {
  /** @type {SVGUseElement} */ (stage.querySelector("use")).setAttribute("href", scene.picture);
  /** @type {HTMLElement} */ (stage.querySelector("h2")).textContent = scene.title;
  const step = calm() ? 0 : Math.min(LINE_MS, ALL_LINES_MS / scene.lines.length) * (PACE[remembered("scenes")] ?? 1);
  stage.querySelector("ol")?.replaceChildren(...scene.lines.map((line, place) => lineOf(line, place * step)));
  timer = window.setTimeout(next, scene.lines.length * step + LOOK_MS * (PACE[remembered("scenes")] ?? 1) + (calm() ? ALL_LINES_MS : 0));
}

/** @param {{seat: number, text: string}} line
 * @param {number} delay */
function lineOf(line, delay) {
  const item = document.createElement("li");
  if (line.seat >= 0) item.className = `seat-${line.seat}`;
  item.style.animationDelay = `${delay}ms`;
  item.textContent = line.text;
  return item;
}
