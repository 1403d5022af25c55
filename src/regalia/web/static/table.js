// The table: the live link, the panels and the focus. It knows no game.
import { start as startChoosing, bringIntoSight, forget, markPieces, chosenBy, askAgain, takeBack, optionNamed, putBack } from "./choosing.js";
import { giveWay, start as startCloser } from "./closer.js";
import { remember, toast } from "./frame.js";
import { guideAgain, start as startGuide } from "./guide.js";
import { start as startKeys } from "./keys.js";
import { become } from "./morph.js";
import { atRest, change, move } from "./motion.js";
import { start as startReplay, recallPace } from "./replay.js";
import { arrange, keepPlace, start as startRail, uncover } from "./rail.js";
import { hasPlayed, play, playAgain, start as startScenes } from "./scene.js";
import { markStory, start as startStory } from "./story.js";
import { hear, start as startTalk } from "./talk.js";

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const announcer = /** @type {HTMLElement} */ (document.getElementById("announcer"));
const linkState = /** @type {HTMLElement} */ (document.getElementById("link-state"));
const MANY = 4429; // the server's word for too many links
const LONG_MS = 15000; // between two attempts to connect
const SAID = 40; // sentences kept for a screen reader

/** @type {WebSocket | null} */
let socket = null;
let lines = Number(table.dataset.lines);
let waitMs = 500;
let read = Promise.resolve(); // one message after the other: unpacking takes a moment, and a scene is waited for

// ---------------------------------------------------------------- connection

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const screen = table.dataset.screen ? "&screen=1" : "";
  socket = new WebSocket(`${scheme}://${location.host}/t/${table.dataset.table}/ws?packed=1${screen}`);
  socket.addEventListener("open", () => {
    waitMs = 500;
    showLink(true);
  });
  socket.addEventListener("message", (event) => {
    read = read.then(() => unpacked(event.data)).then(receive).catch(reportError);
  });
  socket.addEventListener("close", (event) => {
    table.ariaBusy = "false";
    showLink(false);
    if (event.code === MANY) waitMs = LONG_MS;
    setTimeout(connect, waitMs);
    waitMs = Math.min(waitMs * 2, LONG_MS);
  });
}

/** The first message is packed, since it holds the whole table.
 * @param {string | Blob} data */
async function unpacked(data) {
  if (typeof data === "string") return JSON.parse(data);
  return new Response(data.stream().pipeThrough(new DecompressionStream("deflate"))).json();
}

/** @param {boolean} on */
function showLink(on) {
  linkState.textContent = (on ? linkState.dataset.on : linkState.dataset.off) ?? "";
  linkState.className = `link-state ${on ? "on" : "off"}`;
}

/** @param {Record<string, unknown>} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, seen: lines }));
  else {
    table.ariaBusy = "false";
    toast(linkState.dataset.off ?? "");
  }
}

/** The parts of each panel, as they last came over the link.
 * @type {Map<string, string[]>} */
const held = new Map();

/** The whole of a panel: new parts as text, and [first, end] for parts that are here already.
 * @param {string} name
 * @param {(string | [number, number])[]} change */
function whole(name, change) {
  const had = held.get(name) ?? [];
  const parts = change.flatMap((one) => (typeof one === "string" ? [one] : had.slice(one[0], one[1])));
  held.set(name, parts);
  return parts.join("");
}

/** @param {{panels?: Record<string, (string | [number, number])[]>, lines?: number, announce?: string[], scenes?: import('./scene.js').Scene[], trouble?: string, rule?: string, title?: string, confirm?: string, go?: string}} message */
async function receive(message) {
  const early = table.dataset.seen === undefined; // the page as it was just loaded: nothing has moved or happened yet
  announce(message.announce ?? []);
  if (message.scenes?.length && !early) await watched(message.scenes);
  table.ariaBusy = "false";
  if (message.trouble) refused(message.trouble, message.rule, message.title);
  if (message.confirm) return askAgain(message.confirm);
  if (message.go) return location.replace(message.go);
  if (message.lines !== undefined) lines = message.lines;
  const changes = Object.entries(message.panels ?? {});
  const panels = Object.fromEntries(changes.map(([name, change]) => [name, whole(name, change)]));
  if (changes.length) giveWay();
  const line = lines;
  if (changes.length && early) change(() => replacePanels(panels, line));
  else if (changes.length) move(table, () => replacePanels(panels, line));
  else change(() => (table.dataset.seen = String(line)));
}

/** Play what has happened before the table shows what came of it; until then nothing can be chosen.
 * @param {import('./scene.js').Scene[]} scenes */
async function watched(scenes) {
  giveWay();
  table.ariaBusy = "true";
  await atRest();
  const focus = focusKey();
  const question = /** @type {HTMLElement} */ (table.querySelector("[data-panel=prompt]"));
  question.inert = true; // it has been answered
  table.classList.add("watching");
  await play(scenes);
  table.classList.remove("watching");
  question.inert = false;
  restoreFocus(focus);
}

/** Say what was wrong and where the rulebook tells why, and let the pieces be picked anew.
 * @param {string} why
 * @param {string} [rule]
 * @param {string} [title] */
function refused(why, rule, title) {
  toast(why, rule, title);
  forget();
  markPieces();
}

/** Sentence after sentence, so that none is cut short by the next.
 * @param {string[]} sentences */
function announce(sentences) {
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    announcer.append(line);
  }
  while (announcer.childElementCount > SAID) announcer.firstElementChild?.remove();
}

// -------------------------------------------------------------------- panels

/** @param {Record<string, string>} panels
 * @param {number} seen the number of the line up to which they show the table */
function replacePanels(panels, seen = lines) {
  const focus = focusKey();
  const ends = panels.score && !table.querySelector(".chronicle");
  for (const [name, html] of Object.entries(panels)) {
    const panel = /** @type {HTMLElement | null} */ (table.querySelector(`[data-panel="${name}"]`));
    if (panel) replace(panel, html);
  }
  arrange();
  for (const one of table.querySelectorAll("[data-again]")) /** @type {HTMLElement} */ (one).hidden = !hasPlayed();
  forget();
  markStory();
  markPieces(); // which makes room for the answers beside the story as it is now
  guideAgain();
  restoreFocus(focus);
  if (panels.prompt !== undefined) {
    if (table.querySelector("[data-option]")) uncover();
    bringIntoSight();
    recallPace();
  }
  if (ends) table.querySelector("[data-panel=score]")?.scrollIntoView({ block: "start" }); // who has won, before all else
  table.dataset.seen = String(seen);
}

/** New contents; what the reader has unfolded, scrolled or begun to write stays. A new question is read from its top.
 * @param {HTMLElement} panel
 * @param {string} html */
function replace(panel, html) {
  keepPlace(panel, () => become(panel, html));
  if (panel.dataset.panel === "chat") hear();
  panel.querySelector("[data-choices]")?.scrollTo(0, 0);
}

// ------------------------------------------------------------------- focus

/** How to find the focused element again; empty when the focus is elsewhere. */
function focusKey() {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!active || active === table || !table.contains(active)) return "";
  if (active.id) return `#${active.id}`;
  const marks = [...active.attributes].filter((one) => one.name.startsWith("data-") || one.name === "name");
  const named = marks.map((one) => `[${one.name}="${CSS.escape(one.value)}"]`).join("");
  const panel = active.closest("[data-panel]")?.getAttribute("data-panel");
  if (active.matches("summary")) return `[data-panel="${panel}"] summary`;
  return named && !active.dataset.option ? active.localName + named : "#prompt";
}

/** @param {string} key */
function restoreFocus(key) {
  if (!key) return;
  const target = /** @type {HTMLElement | null} */ (table.querySelector(key) ?? document.getElementById("prompt"));
  if (target && document.activeElement !== target) target.focus({ preventScroll: true });
  if (document.activeElement === document.body) document.getElementById("prompt")?.focus({ preventScroll: true });
}

// ------------------------------------------------------------------- buttons

table.addEventListener("click", (event) => {
  const button = /** @type {HTMLButtonElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("button"));
  if (button) press(button);
});

/** @param {HTMLButtonElement} button */
function press(button) {
  const data = button.dataset;
  if (data.option !== undefined) chosenBy(button);
  else if (data.advised !== undefined) heed(data.advised);
  else if (data.hint !== undefined) ask(button);
  else if (data.undo !== undefined) takeBack(button);
  else if (data.ask !== undefined) send({ type: "ask", seat: Number(data.ask) });
  else if (data.answer !== undefined) send({ type: "answer", seat: Number(data.answer), agree: data.agree === "1" });
  else if (data.lift !== undefined) lift(Number(data.lift));
  else if (data.pace !== undefined) setPace(data.pace);
  else if (data.hand !== undefined) send({ type: "hand", seat: Number(data.hand), kind: data.kind });
  else if (data.guideOn !== undefined) send({ type: "guide", on: data.guideOn === "1" });
  else if (data.say !== undefined) send({ type: "say", text: data.say });
  else if (data.again !== undefined) announce(playAgain());
  else if (data.copy !== undefined) navigator.clipboard?.writeText(data.copy);
}

/** How fast opponents go on: at this table, and at the next one.
 * @param {string} pace */
function setPace(pace) {
  remember("pauses", pace);
  send({ type: "pace", pause: Number(pace) });
}

/** Ask what the king would do; while he thinks, once is enough.
 * @param {HTMLButtonElement} button */
function ask(button) {
  if (button.ariaDisabled !== "true") send({ type: "hint", seat: Number(button.dataset.hint) });
}

/** Do what the king would do.
 * @param {string} name */
function heed(name) {
  const option = optionNamed(name);
  if (option) chosenBy(option);
}

/** Somebody sits down before a shared screen: his own side lies at the top of the page on a phone.
 * @param {number} seat */
function lift(seat) {
  send({ type: "lift", seat });
  scrollTo(0, 0);
}

table.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("[data-chat]")) return;
  event.preventDefault();
  send({ type: "say", text: String(new FormData(form).get("text") ?? "") });
  form.reset();
});

startChoosing(table, send);
startStory(table);
startCloser(table);
startReplay(table, (panels, moves) => void (moves ? move(table, () => replacePanels(panels)) : change(() => replacePanels(panels))), announce);
startRail(table);
startTalk(table);
startKeys(table);
startScenes(/** @type {HTMLElement} */ (document.getElementById("scene")));
markStory();
markPieces();
startGuide(table, { announce, choose: chosenBy, putBack });
connect();
