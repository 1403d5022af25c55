import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page, press } from "./page.mjs";

const document = page(`
  <div id="table">
    <div class="board"><i data-piece="die:1"></i><i data-piece="die:2"></i><i data-piece="die:3"></i><i data-piece="jester"></i><i data-piece="tower"></i><i data-piece="castle:1"></i><i data-piece="idle"></i></div>
    <section class="panel-prompt" data-panel="prompt"><div class="answers" data-seat="2" data-aims="castle:"><button data-list></button><ol data-choices>
      <li><button data-option="jester 1" data-pieces="jester die:1">Jester with 1</button></li>
      <li><button data-option="jester 2" data-pieces="jester die:2">Jester with 2</button></li>
      <li><button data-option="squire 1" data-pieces="squire die:1">Squire with 1</button></li>
      <li><button data-option="tower 3" data-pieces="tower die:3">Tower with 3</button></li>
      <li><button data-option="tower 1+2" data-pieces="tower die:1 die:2" data-like="tower 3">Tower with 1+2</button></li>
      <li><button data-option="castle" data-pieces="castle:1">Castle</button></li>
      <li><button data-option="castle, then stop" data-pieces="castle:1" data-near>Castle, and stop</button></li>
    </ol><ol class="ways-out"><li><button data-option="pass" data-pieces="">Pass</button></li></ol></div><button data-put-back hidden>Choose anew</button></section>
  </div>
  <dialog id="confirm"><p class="what"></p><p data-about="choice"></p><p data-about="undo"></p><input data-careless></dialog>
  <button id="silent" data-undo="2">Take back</button><button id="shown" data-undo="2" data-shown="">Take back</button>`);
globalThis.ResizeObserver = class {
  observe() {}
};
const { forget, markPieces, start, takeBack } = await import("../../src/regalia/web/static/choosing.js");
const table = document.getElementById("table");
let sent = [];
start(table, (message) => sent.push(message));

const ALL = ["jester 1", "jester 2", "squire 1", "tower 3", "castle", "pass"];
const piece = (name) => table.querySelector(`[data-piece="${name}"]`);
const left = () => [...table.querySelectorAll("[data-option]")].filter((one) => !one.parentElement.hasAttribute("hidden")).map((one) => one.dataset.option);
const click = (name) => piece(name).dispatchEvent(new document.defaultView.Event("click", { bubbles: true }));

beforeEach(() => {
  sent = [];
  table.ariaBusy = "false";
  forget();
  markPieces();
});

test("pieces that an option names can be chosen, others cannot", () => {
  assert.equal(piece("jester").classList.contains("choosable"), true);
  assert.equal(piece("jester").getAttribute("role"), "button");
  assert.equal(piece("idle").classList.contains("choosable"), false);
});

test("each piece picked leaves the options that concern it; the last one left is chosen", () => {
  click("jester");
  assert.deepEqual(left(), ["jester 1", "jester 2"]);
  assert.deepEqual(sent, []);
  click("die:2");
  assert.equal(sent.length, 1);
  assert.deepEqual({ seat: sent[0].seat, name: sent[0].name }, { seat: 2, name: "jester 2" });
});

test("a piece picked twice is put down again, and so it is by Escape", () => {
  click("jester");
  click("jester");
  assert.equal(left().length, ALL.length);
  click("jester");
  press("Escape");
  assert.equal(left().length, ALL.length);
});

test("whoever has pointed at something sees how many answers come back when it is put back", () => {
  const back = table.querySelector("[data-put-back]");
  assert.equal(back.hidden, true);
  click("jester");
  assert.equal(back.hidden, false);
  assert.equal(back.dataset.more, `+${ALL.length - 2}`);
  back.dispatchEvent(new document.defaultView.Event("click", { bubbles: true }));
  assert.equal(back.hidden, true);
  assert.deepEqual(left(), ALL);
});

test("once it was pointed at, an answer beside others that say more is one of several ways", () => {
  const otherwise = () => [...table.querySelectorAll(".otherwise")].map((one) => one.dataset.option);
  assert.deepEqual(otherwise(), []);
  click("castle:1");
  assert.deepEqual(otherwise(), ["castle"]);
});

test("the first options have numbers, counted among those that are left", () => {
  const keys = () => [...table.querySelectorAll("[data-key]")].map((one) => `${one.dataset.key} ${one.dataset.option}`);
  assert.deepEqual(keys(), ALL.map((name, place) => `${place + 1} ${name}`));
  click("jester");
  assert.deepEqual(keys(), ["1 jester 1", "2 jester 2"]);
});

test("what was chosen earlier in the same action wears a mark with a word, as long as the rest is asked", () => {
  const marked = () => [...table.querySelectorAll(".pinned")].map((one) => `${one.dataset.piece} ${one.textContent}`);
  const answers = table.querySelector(".answers");
  assert.deepEqual(marked(), []);
  answers.dataset.chosen = "idle tower gone";
  answers.dataset.word = "already chosen";
  markPieces();
  markPieces();
  assert.deepEqual(marked(), ["tower already chosen", "idle already chosen"]);
  delete answers.dataset.chosen;
  markPieces();
  assert.deepEqual(marked(), []);
  assert.equal(table.querySelectorAll(".pin-mark").length, 0);
});

test("while a choice is on its way nothing else is chosen", () => {
  table.ariaBusy = "true";
  click("jester");
  click("die:2");
  assert.deepEqual(sent, []);
});

test("an option that another one stands for is not read, and pointing at what both share means the other", () => {
  assert.deepEqual(left(), ALL);
  click("tower");
  assert.equal(sent[0].name, "tower 3");
});

test("but it can be pointed at by what it has for itself", () => {
  click("die:1");
  assert.deepEqual(left(), ["jester 1", "squire 1", "tower 1+2"]);
  click("tower");
  assert.equal(sent[0].name, "tower 1+2");
});

test("an aim shows the ways to it, proposes the first, and takes it when it is pointed at again", () => {
  click("castle:1");
  assert.deepEqual(left(), ["castle", "castle, then stop"]);
  assert.equal(piece("castle:1").classList.contains("proposed"), true);
  assert.equal(table.querySelector("button.proposed").dataset.option, "castle");
  assert.deepEqual(sent, []);
  click("castle:1");
  assert.equal(sent[0].name, "castle");
});

test("where pointing says it the list steps back, with the ways out in reach, until somebody points", () => {
  const answers = table.querySelector(".answers");
  answers.classList.add("on-board");
  markPieces();
  assert.equal(answers.classList.contains("stepped-back"), true);
  assert.deepEqual([...table.querySelectorAll("[data-key]")].map((one) => one.dataset.option), ["pass"]);
  click("jester");
  assert.equal(answers.classList.contains("stepped-back"), false);
  answers.classList.remove("on-board");
});

test("a choice is taken back at once, or after a question where something was shown since", () => {
  const dialog = document.getElementById("confirm");
  dialog.showModal = () => dialog.setAttribute("open", "");
  const answer = (words) => {
    dialog.returnValue = words;
    dialog.dispatchEvent(new document.defaultView.Event("close"));
  };
  takeBack(document.getElementById("silent"));
  assert.deepEqual(sent, [{ type: "undo", seat: 2 }]);
  sent = [];
  takeBack(document.getElementById("shown"));
  assert.deepEqual([...dialog.querySelectorAll("[data-about]")].map((one) => one.hidden), [true, false]);
  assert.equal(dialog.hasAttribute("open"), true);
  answer("no");
  assert.deepEqual(sent, []);
  takeBack(document.getElementById("shown"));
  answer("yes");
  assert.deepEqual(sent, [{ type: "undo", seat: 2 }]);
});
