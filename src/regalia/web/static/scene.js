// What decides the game is played before the eyes, large and line by line, as long as it takes to read; any key or tap ends it.
import { calm, remembered } from "./frame.js";

/** @typedef {{title: string, picture: string, lines: Line[]}} Scene */
/** @typedef {{seat: number, text: string, pictures: string[]}} Line */

const PACE = /** @type {Record<string, number>} */ ({ slow: 2, fast: 0.5 });
const ALL_LINES_MS = 2000;
const LINE_MS = 600; // at most, for each
const LOOK_MS = 1000; // at the whole, when the last line has come
const FEW = 3; // lines, which are read while they come
const READ_MS = 700; // for every further one
const LOOK_LONGEST_MS = 7000;
const TAP_MS = 300; // in which a key or a tap that ends a scene is over: until then the table stays as it was
const SVG = "http://www.w3.org/2000/svg";

/** @type {HTMLElement} */
let stage;
/** @type {Scene[]} */
let waiting = [];
let timer = 0;
/** What is to be done when all scenes have been seen. */
let afterwards = () => {};

/** @param {HTMLElement} place */
export function start(place) {
  stage = place;
  document.addEventListener("keydown", end, { capture: true });
  document.addEventListener("pointerdown", (event) => stage.contains(/** @type {Node} */ (event.target)) || end(), { capture: true });
  stage.addEventListener("click", end); // not earlier: what lies under it must not be taken for what was meant
}

/** Play scenes, one after another.
 * @param {Scene[]} scenes
 * @returns {Promise<void>} when all have been seen */
export function play(scenes) {
  if (!scenes.length || remembered("scenes") === "off" || document.hidden) return Promise.resolve();
  waiting = [...scenes];
  return new Promise((done) => {
    afterwards = done;
    next();
  });
}

function next() {
  clearTimeout(timer);
  const scene = waiting.shift();
  stage.hidden = !scene;
  if (scene) show(scene);
  else afterwards();
}

function end() {
  if (stage.hidden) return;
  clearTimeout(timer);
  stage.hidden = true;
  setTimeout(afterwards, TAP_MS);
}

/** @param {Scene} scene */
function show(scene) {
  /** @type {SVGUseElement} */ (stage.querySelector("use")).setAttribute("href", scene.picture);
  /** @type {HTMLElement} */ (stage.querySelector("h2")).textContent = scene.title;
  const pace = PACE[remembered("scenes")] ?? 1;
  const many = scene.lines.length;
  const step = calm() ? 0 : Math.min(LINE_MS, ALL_LINES_MS / many) * pace;
  stage.querySelector("ol")?.replaceChildren(...scene.lines.map((line, place, all) => lineOf(line, place * step, all[place - 1]?.seat === line.seat)));
  timer = window.setTimeout(next, many * step + look(many) * pace);
}

/** How long the whole is to be seen when its last line has come, in milliseconds.
 * @param {number} many */
function look(many) {
  const read = Math.min(LOOK_MS + Math.max(0, many - FEW) * READ_MS, LOOK_LONGEST_MS);
  return calm() ? read + ALL_LINES_MS : read;
}

/** @param {Line} line
 * @param {number} delay
 * @param {boolean} more of the same seat as the line before */
function lineOf(line, delay, more) {
  const item = document.createElement("li");
  if (line.seat >= 0) item.className = `seat-${line.seat}`;
  item.classList.toggle("more", more && line.seat >= 0);
  item.style.animationDelay = `${delay}ms`;
  item.textContent = line.text;
  item.prepend(...line.pictures.map(drawn));
  return item;
}

/** @param {string} picture */
function drawn(picture) {
  const svg = document.createElementNS(SVG, "svg");
  svg.classList.toggle("face", picture.includes("#portrait-"));
  svg.append(document.createElementNS(SVG, "use"));
  svg.firstElementChild?.setAttribute("href", picture);
  return svg;
}
