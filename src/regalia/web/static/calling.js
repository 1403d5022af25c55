// Calls whoever is waited for: by the title and the icon of the tab, and where nobody looks by a soft sound, by the
// phone's vibration and by a notification, if these are wanted.
import { remember, remembered } from "./frame.js";

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const offer = /** @type {HTMLElement} */ (document.getElementById("calling"));
const bell = /** @type {HTMLElement} */ (document.querySelector("[data-bell]"));
const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const TITLE = document.title;
const CALM = icon.href;
const LONG_MS = 20000; // whoever has waited as long looks elsewhere by now
const NOTES = [659.3, 880]; // hertz: a fourth upwards
const LOUD = 0.08;

/** @type {AudioContext | null} */
let audio = null;
let mine = false;
let since = 0; // when the own turn ended; nothing before the first look
/** @type {string | null} */
let called = null; // whom the screen in a room waits for; nothing before the first look

new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ["data-seen"] });
bell.addEventListener("click", () => setSound(remembered("sound") === "off"));
offer.addEventListener("click", (event) => answered(/** @type {HTMLElement} */ (event.target).closest("button")));
document.addEventListener("pointerdown", () => void audio?.resume(), { passive: true });
table.addEventListener("remind", (event) => call(/** @type {CustomEvent<string>} */ (event).detail));
setSound(remembered("sound") !== "off");
void subscribe();

/** After every change at the table. */
function look() {
  if (table.dataset.screen) return lookAround();
  const now = table.querySelector("[data-option], [data-lift]") !== null;
  const words = offer.dataset.turn ?? "";
  document.title = now ? `● ${words} · ${TITLE}` : TITLE;
  icon.href = now ? (offer.dataset.icon ?? CALM) : CALM;
  if (now && !mine && since) call(words);
  if (!now && (mine || !since)) since = Date.now();
  if (!now && mine) propose();
  mine = now;
}

/** In a room all hear when the turn goes to somebody else, and when somebody sits down. */
function lookAround() {
  const { called: turn, free } = /** @type {HTMLElement | null} */ (table.querySelector("#prompt"))?.dataset ?? {};
  const now = free ? `free ${free}` : (turn ?? "");
  if (called !== null && now && now !== called) chime();
  called = now;
}

/** @param {string} words */
function call(words) {
  const elsewhere = document.hidden || !document.hasFocus();
  if (!elsewhere && Date.now() - since < LONG_MS) return;
  chime();
  if (elsewhere) navigator.vibrate?.([120, 80, 120]);
  if (document.hidden) void notify(words);
}

/** Two soft notes, if sound is wanted and the browser allows any yet. */
function chime() {
  if (remembered("sound") === "off") return;
  audio ??= new AudioContext();
  for (const [place, pitch] of NOTES.entries()) {
    const start = audio.currentTime + place * 0.18;
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 1);
  }
}

/** @param {string} words */
async function notify(words) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const details = { body: TITLE, tag: table.dataset.table, icon: offer.dataset.icon, data: location.pathname };
  const behind = await navigator.serviceWorker?.getRegistration();
  if (behind) await behind.showNotification(words, details);
  else new Notification(words, details).addEventListener("click", () => window.focus());
}

/** @param {boolean} on */
function setSound(on) {
  remember("sound", on ? "" : "off");
  bell.setAttribute("aria-pressed", String(on));
}

/** Once, when the own turn is over and other people are to choose: whether to call. */
function propose() {
  const open = "Notification" in window && Notification.permission === "default" && !remembered("called");
  offer.hidden = !(open && offer.dataset.company);
}

/** @param {HTMLButtonElement | null} button */
function answered(button) {
  if (!button) return;
  offer.hidden = true;
  remember("called", "asked");
  if (button.value === "yes") void Notification.requestPermission().then(subscribe);
}

/** Be called without an open page too, where the host does that and the browser has a push service. */
async function subscribe() {
  const key = offer.dataset.push;
  if (!key || !("serviceWorker" in navigator) || !("PushManager" in window) || Notification.permission !== "granted") return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && !signedBy(known, key)) await known.unsubscribe();
  const device = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null); // no service
  const { endpoint, keys } = device?.toJSON() ?? {};
  if (endpoint) await fetch("/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
}

/** Whether a subscription was made with the key that the host has now.
 * @param {PushSubscription} known
 * @param {string} key */
function signedBy(known, key) {
  const bytes = new Uint8Array(known.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
