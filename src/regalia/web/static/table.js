// The table: replaces panels, lets pieces be clicked until one option is left, and knows no game.
import { toast } from "./frame.js";

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const announcer = /** @type {HTMLElement} */ (document.getElementById("announcer"));
const linkState = /** @type {HTMLElement} */ (document.getElementById("link-state"));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {WebSocket | null} */
let socket = null;
let lines = Number(table.dataset.lines);
let waitMs = 500;
/** Pieces chosen so far. @type {Set<string>} */
let picked = new Set();

// ---------------------------------------------------------------- connection

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const screen = table.dataset.screen ? "?screen=1" : "";
  socket = new WebSocket(`${scheme}://${location.host}/t/${table.dataset.table}/ws${screen}`);
  socket.addEventListener("open", () => {
    waitMs = 500;
    linkState.textContent = "";
    linkState.className = "link-state on";
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    linkState.textContent = "…";
    linkState.className = "link-state off";
    setTimeout(connect, waitMs);
    waitMs = Math.min(waitMs * 2, 15000);
  });
}

/** @param {Record<string, unknown>} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, seen: lines }));
  else {
    table.ariaBusy = "false";
    toast(table.dataset.offline ?? "…");
  }
}

/** @param {{panels?: Record<string, string>, lines?: number, announce?: string[], trouble?: string}} message */
function receive(message) {
  table.ariaBusy = "false";
  if (message.trouble) toast(message.trouble);
  if (message.lines !== undefined) lines = message.lines;
  const panels = message.panels ?? {};
  if (Object.keys(panels).length) {
    nameMovers();
    const swap = () => replacePanels(panels);
    if (document.startViewTransition && !calm.matches && !document.hidden) {
      const motion = document.startViewTransition(swap);
      motion.ready.catch(() => {}); // a newer change may cut a motion short; the panels are right all the same
    } else swap();
  }
  if (message.announce?.length) announcer.textContent = message.announce.join(" ");
}

/** @param {Record<string, string>} panels */
function replacePanels(panels) {
  const focus = focusKey();
  for (const [name, html] of Object.entries(panels)) {
    const panel = document.querySelector(`[data-panel="${name}"]`);
    if (panel) panel.innerHTML = html;
  }
  picked = new Set();
  markPieces();
  nameMovers();
  restoreFocus(focus);
  table.dataset.seen = String(lines);
}

// ------------------------------------------------------------------- motion

/** Every piece has a name of its own, so that the browser can move it to where it lies next. */
function nameMovers() {
  const seen = new Set();
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-piece]"))) {
    const name = "piece-" + (piece.dataset.piece ?? "").replace(/\W/g, "_");
    piece.style.viewTransitionName = seen.has(name) ? "none" : name;
    seen.add(name);
  }
}

// ------------------------------------------------------------------- focus

function focusKey() {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!active || !table.contains(active)) return "";
  if (active.dataset.piece) return `[data-piece="${active.dataset.piece}"]`;
  return active.id ? `#${active.id}` : "#prompt";
}

/** @param {string} key */
function restoreFocus(key) {
  if (!key) return;
  const target = /** @type {HTMLElement | null} */ (table.querySelector(key) ?? document.getElementById("prompt"));
  if (target && document.activeElement !== target) target.focus({ preventScroll: true });
}

// ------------------------------------------------------------------ choosing

/** The options that are left: those that concern every piece picked so far.
 * @returns {HTMLButtonElement[]} */
function optionsLeft() {
  const buttons = /** @type {HTMLButtonElement[]} */ ([...table.querySelectorAll("[data-option]")]);
  return buttons.filter((button) => [...picked].every((piece) => piecesOf(button).includes(piece)));
}

/** @param {HTMLElement} button */
function piecesOf(button) {
  return (button.dataset.pieces ?? "").split(" ").filter(Boolean);
}

/** Show which pieces can be clicked and which options are left. */
function markPieces() {
  const left = optionsLeft();
  const useful = new Set(left.flatMap(piecesOf));
  for (const button of table.querySelectorAll("[data-option]")) {
    button.parentElement?.toggleAttribute("hidden", !left.includes(/** @type {HTMLButtonElement} */ (button)));
  }
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-piece]"))) {
    const id = piece.dataset.piece ?? "";
    const open = useful.has(id);
    piece.classList.toggle("choosable", open);
    piece.classList.toggle("chosen", picked.has(id));
    if (open) {
      piece.tabIndex = 0;
      piece.setAttribute("role", "button");
      piece.setAttribute("aria-pressed", String(picked.has(id)));
    } else if (piece.getAttribute("role") === "button") {
      piece.removeAttribute("tabindex");
      piece.removeAttribute("role");
      piece.removeAttribute("aria-pressed");
    }
  }
}

/** @param {string} id */
function pick(id) {
  if (picked.has(id)) picked.delete(id);
  else picked.add(id);
  const left = optionsLeft();
  if (left.length === 1 && picked.size) choose(left[0]);
  else markPieces();
}

/** @param {HTMLButtonElement} button */
function choose(button) {
  const seat = Number(button.closest("[data-seat]")?.getAttribute("data-seat"));
  if (table.ariaBusy === "true") return;
  picked = new Set();
  table.ariaBusy = "true";
  send({ type: "choose", seat, name: button.dataset.option });
}

table.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const button = /** @type {HTMLButtonElement | null} */ (target.closest("button"));
  if (button) return press(button);
  const piece = /** @type {HTMLElement | null} */ (target.closest("[data-piece].choosable"));
  if (piece) pick(piece.dataset.piece ?? "");
});

/** @param {HTMLButtonElement} button */
function press(button) {
  const data = button.dataset;
  if (data.option !== undefined) choose(button);
  else if (data.undo !== undefined) send({ type: "undo", seat: Number(data.undo) });
  else if (data.lift !== undefined) send({ type: "lift", seat: Number(data.lift) });
  else if (data.pace !== undefined) send({ type: "pace", pause: Number(data.pace) });
  else if (data.hand !== undefined) send({ type: "hand", seat: Number(data.hand), kind: data.kind });
  else if (data.say !== undefined) send({ type: "say", text: data.say });
  else if (data.copy !== undefined) navigator.clipboard?.writeText(data.copy);
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape" && picked.size) {
    picked = new Set();
    markPieces();
  } else if ((event.key === "Enter" || event.key === " ") && target.matches?.("[data-piece].choosable")) {
    event.preventDefault();
    pick(target.dataset.piece ?? "");
  }
});

table.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("[data-chat]")) return;
  event.preventDefault();
  send({ type: "say", text: String(new FormData(form).get("text") ?? "") });
  form.reset();
});

// ------------------------------------------------------------------- replay

table.addEventListener("input", (event) => {
  const box = /** @type {HTMLElement} */ (event.target).closest("[data-replay]");
  if (box) showReplay(/** @type {HTMLElement} */ (box));
});

/** @param {HTMLElement} box */
async function showReplay(box) {
  const at = /** @type {HTMLInputElement} */ (box.querySelector("[data-at]")).value;
  const seat = /** @type {HTMLSelectElement} */ (box.querySelector("[data-replay-seat]")).value;
  /** @type {HTMLOutputElement} */ (box.querySelector("output")).value = at;
  /** @type {HTMLInputElement} */ (box.querySelector("[data-branch-at]")).value = at;
  const answer = await fetch(`/t/${box.dataset.replay}/at/${at}?seat=${seat}`);
  if (answer.ok) replacePanels((await answer.json()).panels);
}

markPieces();
nameMovers();
connect();
