// Choosing: pieces are clicked until one option is left; the list of options does the same in words.
import { remember, remembered } from "./frame.js";
import { objects } from "./guide.js";

const NUMBERED = 9; // options that have a key
const ONE_SCREEN = "(min-width: 1000px) and (min-height: 600px)"; // where nothing has to be brought into sight

const ANSWERS_PX = 104; // what the answers keep at least: 6.5rem in regalia.css
const SLACK_PX = 4; // what may be missing of an answer that is seen
const FRAME_PX = 64; // kept free above what is brought into sight

/** @typedef {(message: Record<string, unknown>) => void} Send */

/** @type {HTMLElement} */
let table;
/** @type {Send} */
let send;
/** Pieces chosen so far, the latest last. @type {string[]} */
let picked = [];
let folded = false;

/** @param {HTMLElement} place
 * @param {Send} out */
export function start(place, out) {
  table = place;
  send = out;
  table.addEventListener("click", clicked);
  document.addEventListener("keydown", typed);
  document.addEventListener("scrollend", offerTheWay);
  table.addEventListener("scroll", tellMore, { capture: true, passive: true });
  addEventListener("resize", () => {
    makeRoom();
    offerTheWay();
  });
  const question = table.querySelector("[data-panel=prompt]");
  if (question) new ResizeObserver(tellMore).observe(question); // the story may take some of its room
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("confirm"));
  dialog.addEventListener("close", () => answered(dialog));
}

/** No piece is picked any more. */
export function forget() {
  picked = [];
}

/** The options that are left: those that concern every piece picked so far.
 * @returns {HTMLButtonElement[]} */
function optionsLeft() {
  const buttons = /** @type {HTMLButtonElement[]} */ ([...table.querySelectorAll("[data-option]")]);
  return buttons.filter((button) => picked.every((piece) => piecesOf(button).includes(piece)));
}

/** @param {HTMLElement} button */
function piecesOf(button) {
  return (button.dataset.pieces ?? "").split(" ").filter(Boolean);
}

/** Of the options left those that are worth telling apart: where one stands for another, that one is not among them.
 * @param {HTMLButtonElement[]} left */
function waysAmong(left) {
  const names = new Set(left.map((button) => button.dataset.option));
  return left.filter((button) => !names.has(button.dataset.like));
}

/** What is read of the options: all ways to what was pointed at; before that not those that belong to one piece alone.
 * @param {HTMLButtonElement[]} left */
function readAmong(left) {
  return waysAmong(left).filter((button) => picked.length > 0 || button.dataset.near === undefined);
}

/** Whether the guide wants an option.
 * @param {HTMLButtonElement} button */
function isLit(button) {
  return button.dataset.lit !== undefined;
}

/** The way that is proposed: what the guide wants, else the cheapest.
 * @param {HTMLButtonElement[]} read */
function firstOf(read) {
  return read.find(isLit) ?? read[0];
}

/** Whether a piece says what is wanted, and the rest only how.
 * @param {string} id */
function isAim(id) {
  const aims = (table.querySelector("[data-aims]")?.getAttribute("data-aims") ?? "").split(" ").filter(Boolean);
  return aims.some((aim) => id.startsWith(aim));
}

/** Whether the list is shown: always where pieces cannot say it, else when somebody wants it or has begun to point.
 * @param {HTMLElement} answers */
function listed(answers) {
  return !answers.classList.contains("on-board") || remembered("list") === "open" || picked.length > 0;
}

/** Show which pieces can be clicked and which options are left. */
export function markPieces() {
  const left = optionsLeft();
  const useful = new Set(left.flatMap(piecesOf));
  const lit = new Set(left.filter(isLit).flatMap(piecesOf));
  const read = readAmong(left);
  const proposed = picked.some(isAim) ? firstOf(read) : undefined;
  showList(read, proposed);
  const raised = proposed ? piecesOf(proposed) : [];
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-piece]"))) {
    piece.classList.toggle("lit", lit.has(piece.dataset.piece ?? ""));
    piece.classList.toggle("proposed", raised.includes(piece.dataset.piece ?? ""));
    markPiece(piece, useful.has(piece.dataset.piece ?? ""), picked.includes(piece.dataset.piece ?? ""));
  }
  // A class, not `:has` in the style sheet: with that the browser would look at the whole page after every change.
  for (const place of table.querySelectorAll("details, [data-place]")) {
    place.classList.toggle("holds-choice", place.querySelector(".choosable") !== null);
  }
  markChosenBefore();
  fold(folded);
  offerTheWay();
  makeRoom();
}

/** What was chosen earlier in the same action wears a mark, with a word for a screen reader, while the rest is asked. */
function markChosenBefore() {
  for (const old of table.querySelectorAll(".pin-mark")) old.remove();
  for (const old of table.querySelectorAll(".pinned")) old.classList.remove("pinned");
  const answers = /** @type {HTMLElement | null} */ (table.querySelector("[data-chosen]"));
  for (const name of (answers?.dataset.chosen ?? "").split(" ").filter(Boolean)) {
    const piece = table.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    const mark = document.createElement("i");
    mark.className = "pin-mark";
    mark.innerHTML = '<span class="hidden"></span>';
    mark.firstElementChild?.append(answers?.dataset.word ?? "");
    piece?.classList.add("pinned");
    piece?.append(mark);
  }
}

/** The list: what is read of it, each of the first with its key; or nothing, where pointing says it.
 * @param {HTMLButtonElement[]} read
 * @param {HTMLButtonElement | undefined} proposed */
function showList(read, proposed) {
  const answers = /** @type {HTMLElement | null} */ (table.querySelector(".answers"));
  if (!answers) return;
  const open = listed(answers);
  answers.classList.toggle("stepped-back", !open);
  answers.classList.toggle("several-ways", proposed !== undefined && read.length > 1);
  answers.querySelector("[data-list]")?.setAttribute("aria-expanded", String(open));
  offerTheRest(read);
  const keyed = read.filter((button) => open || button.closest(".ways-out"));
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (table.querySelectorAll("[data-option]"))) {
    const place = keyed.indexOf(button);
    button.parentElement?.toggleAttribute("hidden", !read.includes(button));
    button.classList.toggle("proposed", button === proposed);
    button.classList.toggle("otherwise", read.some((other) => goesOn(other, button)));
    if (place >= 0 && place < NUMBERED) button.dataset.key = String(place + 1);
    else delete button.dataset.key;
  }
}

/** Whoever has pointed at something can put it back, and sees how many answers come back with that.
 * @param {HTMLButtonElement[]} read */
function offerTheRest(read) {
  const button = /** @type {HTMLElement | null} */ (table.querySelector("[data-put-back]"));
  if (!button) return;
  const buttons = /** @type {HTMLButtonElement[]} */ ([...table.querySelectorAll("[data-option]")]);
  const rest = waysAmong(buttons).filter((one) => one.dataset.near === undefined && !read.includes(one));
  button.hidden = !picked.length;
  if (rest.length) button.dataset.more = `+${rest.length}`;
  else delete button.dataset.more;
}

/** Whether an answer that is read only now says more than another does: that one is then one of several ways.
 * @param {HTMLButtonElement} other
 * @param {HTMLButtonElement} button */
function goesOn(other, button) {
  if (other.dataset.near === undefined || button.dataset.near !== undefined) return false;
  return Boolean(other.dataset.option?.startsWith(`${button.dataset.option}, then `));
}

/** Where options are cut off, the log makes room for them, then the story. The story takes the room that is left, and
 * leaves nothing out if all of it fits there. */
function makeRoom() {
  const list = /** @type {HTMLElement | null} */ (table.querySelector("[data-choices]"));
  const rail = /** @type {HTMLElement | null} */ (table.querySelector(".rail"));
  rail?.style.removeProperty("--spare");
  rail?.style.removeProperty("--need");
  for (const room of [["roomy"], [], ["crowded", "roomy"], ["crowded"]]) {
    rail?.classList.remove("roomy", "crowded", "telling");
    rail?.classList.add(...room);
    if (!isCut(list)) break;
  }
  const cut = isCut(list);
  rail?.style.setProperty("--spare", `${spare()}px`);
  rail?.style.setProperty("--need", `${need()}px`);
  if (!cut && isCut(list)) for (const name of ["--spare", "--need"]) rail?.style.removeProperty(name);
  rail?.classList.add("telling");
  if (storyGoesOn() || isCut(list)) rail?.classList.remove("telling");
  tellMore();
}

/** Whether some of the question is not in sight: answers, or what else can be done.
 * @param {HTMLElement | null} list */
function isCut(list) {
  const question = list?.closest("[data-panel=prompt]");
  if (!list || !question) return false;
  return cutOff(list) > 0 || question.scrollHeight > question.clientHeight + 2;
}

/** How many pixels below the last answer are free. */
function spare() {
  const answers = table.querySelector(".answers");
  if (!answers) return 0;
  const seen = [...answers.children].filter((one) => one.checkVisibility());
  const ends = seen.map((one) => one.getBoundingClientRect().bottom);
  const { top, bottom } = answers.getBoundingClientRect();
  return Math.max(0, Math.floor(bottom - Math.max(top, ...ends)) - SLACK_PX);
}

/** How many pixels the question needs: all but those that are free, of which its answers keep a few. */
function need() {
  const answers = table.querySelector(".answers");
  const question = /** @type {HTMLElement | null} */ (table.querySelector("[data-panel=prompt]"));
  if (!answers || !question) return 0;
  return question.offsetHeight - Math.max(0, Math.min(spare(), answers.clientHeight - ANSWERS_PX));
}

/** Whether some of the story lies below its edge. */
function storyGoesOn() {
  const story = table.querySelector("[data-story] ol");
  return story !== null && story.scrollHeight > story.clientHeight + 2;
}

/** Say how many options there are below. */
function tellMore() {
  const list = /** @type {HTMLElement | null} */ (table.querySelector("[data-choices]"));
  const below = list ? cutOff(list) : 0;
  list?.parentElement?.setAttribute("data-below", below ? `↓ ${below}` : "");
}

/** How many options are not wholly seen, or further down.
 * @param {HTMLElement} list */
function cutOff(list) {
  const end = list.getBoundingClientRect().bottom + SLACK_PX;
  return [...list.querySelectorAll("li:not([hidden])")].filter((one) => one.getBoundingClientRect().bottom > end).length;
}

/** @param {HTMLElement} piece
 * @param {boolean} open
 * @param {boolean} chosen */
function markPiece(piece, open, chosen) {
  piece.classList.toggle("choosable", open);
  piece.classList.toggle("chosen", chosen);
  if (open) {
    piece.tabIndex = 0;
    piece.setAttribute("role", "button");
    piece.setAttribute("aria-pressed", String(chosen));
  } else if (piece.getAttribute("role") === "button") {
    piece.removeAttribute("tabindex");
    piece.removeAttribute("role");
    piece.removeAttribute("aria-pressed");
  }
}

/** A piece is pointed at. The only sensible way is taken at once; an aim that is pointed at again means the first way.
 * @param {string} id */
function pick(id) {
  const again = picked.includes(id);
  if (again && isAim(id)) return chosenBy(firstOf(readAmong(optionsLeft())));
  if (again) picked = picked.filter((other) => other !== id);
  else picked.push(id);
  const ways = waysAmong(optionsLeft());
  if (ways.length === 1 && picked.length) chosenBy(ways[0]);
  else markPieces();
}

/** An option is chosen. The guide may know a better one; the server asks once more when it gives something up for good.
 * @param {HTMLButtonElement} button */
export function chosenBy(button) {
  if (table.ariaBusy === "true" || objects(button)) return;
  table.ariaBusy = "true";
  submit(button, remembered("careful") !== "no");
}

/** @param {HTMLButtonElement} button
 * @param {boolean} careful */
function submit(button, careful) {
  const seat = Number(button.closest("[data-seat]")?.getAttribute("data-seat"));
  send({ type: "choose", seat, name: button.dataset.option, careful });
}

/** Ask whether this is really the choice.
 * @param {string} name */
export function askAgain(name) {
  openConfirm("choice", optionNamed(name)?.textContent ?? name, name);
}

/** Take back the last choice of a seat; whoever has seen something since is asked first.
 * @param {HTMLButtonElement} button */
export function takeBack(button) {
  const asks = button.dataset.shown !== undefined && remembered("careful") !== "no";
  if (asks) openConfirm("undo", button.textContent, button.dataset.undo ?? "");
  else send({ type: "undo", seat: Number(button.dataset.undo) });
}

/** @param {string} about choice or undo
 * @param {string} words
 * @param {string} name of the option, or the seat */
function openConfirm(about, words, name) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("confirm"));
  const what = /** @type {HTMLElement} */ (dialog.querySelector(".what"));
  const parts = /** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll("[data-about]"));
  for (const one of parts) one.hidden = one.dataset.about !== about;
  what.textContent = words;
  what.dataset.of = about;
  what.dataset.name = name;
  dialog.returnValue = "no";
  dialog.showModal();
}

/** @param {HTMLDialogElement} dialog */
function answered(dialog) {
  const never = /** @type {HTMLInputElement} */ (dialog.querySelector("[data-careless]"));
  const { of, name = "" } = /** @type {HTMLElement} */ (dialog.querySelector(".what")).dataset;
  const button = optionNamed(name);
  const agreed = dialog.returnValue === "yes";
  if (agreed && never.checked) remember("careful", "no");
  if (of === "undo") return agreed && send({ type: "undo", seat: Number(name) });
  if (!agreed || !button) return stepBack();
  table.ariaBusy = "true";
  submit(button, false);
}

/** @param {string} name */
export function optionNamed(name) {
  return /** @type {HTMLButtonElement | null} */ (table.querySelector(`[data-option="${CSS.escape(name)}"]`));
}

/** Put down all pieces. */
export function putBack() {
  forget();
  markPieces();
}

/** Put down the piece picked last. */
function stepBack() {
  picked.pop();
  markPieces();
}

/** Open the list of options where it steps back, or close it; so it stays from then on. */
function turnList() {
  remember("list", remembered("list") === "open" ? "" : "open");
  markPieces();
}

/** @returns {HTMLElement[]} */
function choosable() {
  return [...table.querySelectorAll(".choosable")].map((piece) => /** @type {HTMLElement} */ (piece));
}

/** Offer a way to the pieces when most of them are out of sight. */
function offerTheWay() {
  table.querySelector("[data-find]")?.toggleAttribute("hidden", !outOfSight());
}

/** The piece from which all that can be chosen is wholly seen, unless it is now; where nothing shows all, the piece from
 * which most is seen, unless at least half as much is in sight now.
 * @returns {HTMLElement | undefined} */
function outOfSight() {
  const bottom = table.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
  const shown = choosable().filter((piece) => piece.getClientRects().length > 0);
  const wanted = shown.filter((piece) => piece.classList.contains("lit"));
  const pieces = wanted.length ? wanted : shown;
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  /** @param {number} top */
  const showsAll = (top) => boxes.every((box) => box.top >= top && box.bottom <= top + bottom);
  const whole = boxes.findIndex((box) => showsAll(box.top - FRAME_PX));
  if (whole >= 0) return showsAll(0) ? undefined : pieces[whole];
  /** @param {number} top */
  const seenFrom = (top) => boxes.filter((box) => box.bottom > top && box.top < top + bottom - FRAME_PX).length;
  const seen = boxes.map((box) => seenFrom(box.top - FRAME_PX));
  const most = Math.max(0, ...seen);
  return 2 * seenFrom(0) >= most ? undefined : pieces[seen.indexOf(most)];
}

/** On a phone what a new question is about is brought into sight, unless somebody is writing. */
export function bringIntoSight() {
  if (matchMedia(ONE_SCREEN).matches || document.activeElement?.matches("input, textarea")) return;
  if (table.querySelector(".guide")) return; // it has brought into sight what it speaks of
  outOfSight()?.scrollIntoView({ block: "start" });
}

/** Show or hide the list of options, to see more of the board on a phone.
 * @param {boolean} away */
function fold(away) {
  folded = away;
  const button = table.querySelector("[data-fold]");
  button?.setAttribute("aria-expanded", String(!away));
  button?.closest("[data-panel]")?.classList.toggle("folded", away);
}

/** @param {MouseEvent} event */
function clicked(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("[data-fold]")) return fold(!folded);
  if (target.closest("[data-hint]")) fold(false); // what he says would be folded away too
  if (target.closest("[data-list]")) return turnList();
  if (target.closest("[data-put-back]")) return putBack();
  if (target.closest("[data-find]")) return outOfSight()?.scrollIntoView({ block: "start" });
  if (target.closest("button")) return;
  const piece = /** @type {HTMLElement | null} */ (target.closest("[data-piece].choosable"));
  if (piece) pick(piece.dataset.piece ?? "");
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape" && picked.length && !document.querySelector("dialog[open], :popover-open")) stepBack();
  else if ((event.key === "Enter" || event.key === " ") && target.matches?.("[data-piece].choosable")) {
    event.preventDefault();
    pick(target.dataset.piece ?? "");
  }
}
