// What decides the game is played before the eyes, large and line by line, as long as it takes to read; any key or tap
// leads on, Escape ends all.
import { calm, remembered } from "./frame.js";

/** @typedef {{title: string, picture: string, lines: Line[]}} Scene */
/** @typedef {{seat: number, text: string, pictures: string[], sum?: number}} Line */

const PACE = /** @type {Record<string, number>} */ ({ slow: 2, fast: 0.5 });
const ALL_LINES_MS = 2000;
const LINE_MS = 600; // at most, for each
const LOOK_MS = 1000; // at the whole, when the last line has come
const WORD_MS = 220; // to read one
const LONGEST_MS = 30000;
const LONG = 7; // lines: with more of them all is smaller
const TAP_MS = 300; // in which a key or a tap that ends a scene is over: until then the table stays as it was
const SVG = "http://www.w3.org/2000/svg";

/** @type {HTMLElement} */
let stage;
/** @type {Scene[]} */
let waiting = [];
/** What was last to be seen, also by those who have switched scenes off or were elsewhere.
 * @type {Scene[]} */
let last = [];
let timer = 0;
/** What is to be done when all scenes have been seen. */
let afterwards = () => {};

/** @param {HTMLElement} place */
export function start(place) {
  stage = place;
  document.addEventListener("keydown", (event) => (event.key === "Escape" ? end() : goOn()), { capture: true });
  document.addEventListener("pointerdown", (event) => stage.contains(/** @type {Node} */ (event.target)) || goOn(), { capture: true });
  stage.addEventListener("click", goOn); // not earlier: what lies under it must not be taken for what was meant
}

/** Play scenes, one after another.
 * @param {Scene[]} scenes
 * @returns {Promise<void>} when all have been seen */
export function play(scenes) {
  if (scenes.length) last = scenes;
  if (!scenes.length || remembered("scenes") === "off" || document.hidden) return Promise.resolve();
  return stageAll(scenes);
}

/** Whether there is something to be seen again. */
export const hasPlayed = () => last.length > 0;

/** Play what was last played once more, for who asks for it; its words, for who does not see it. */
export function playAgain() {
  stageAll(last);
  return last.flatMap((scene) => [scene.title, ...scene.lines.map((line) => line.text)]);
}

/** @param {Scene[]} scenes
 * @returns {Promise<void>} */
function stageAll(scenes) {
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

/** Somebody has read a scene: the next one comes. */
function goOn() {
  if (stage.hidden) return;
  if (waiting.length) next();
  else end();
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
  stage.classList.toggle("long", many > LONG);
  stage.classList.toggle("of-seats", scene.lines.some((line) => line.seat >= 0));
  const step = calm() ? 0 : Math.min(LINE_MS, ALL_LINES_MS / many) * pace;
  stage.querySelector("ol")?.replaceChildren(...scene.lines.map((line, place, all) => lineOf(line, place * step, all[place - 1]?.seat === line.seat && !line.sum)));
  timer = window.setTimeout(next, Math.max(many * step + LOOK_MS * pace, reading(scene) * pace));
}

/** How long it takes to read all words of a scene, in milliseconds.
 * @param {Scene} scene */
function reading(scene) {
  const words = [scene.title, ...scene.lines.map((line) => line.text)].join(" ").split(/\s+/).length;
  return Math.min(words * WORD_MS, LONGEST_MS) + (calm() ? LOOK_MS : 0);
}

/** @param {Line} line
 * @param {number} delay
 * @param {boolean} more of the same seat as the line before */
function lineOf(line, delay, more) {
  const item = document.createElement("li");
  if (line.seat >= 0) item.className = `seat-${line.seat}`;
  item.classList.toggle("more", more && line.seat >= 0);
  item.classList.toggle("sum", Boolean(line.sum));
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
