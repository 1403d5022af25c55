import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page, press } from "./page.mjs";

const document = page(`
  <div id="table">
    <div class="board"><i data-piece="die:1"></i><i data-piece="die:2"></i><i data-piece="jester"></i><i data-piece="idle"></i></div>
    <section class="panel-prompt" data-panel="prompt"><div data-seat="2"><ol data-choices>
      <li><button data-option="jester 1" data-pieces="jester die:1">Jester with 1</button></li>
      <li><button data-option="jester 2" data-pieces="jester die:2">Jester with 2</button></li>
      <li><button data-option="squire 1" data-pieces="squire die:1">Squire with 1</button></li>
    </ol><ol><li><button data-option="pass" data-pieces="">Pass</button></li></ol></div></section>
  </div>
  <dialog id="confirm"><p class="what"></p><input data-careless></dialog>`);
const { forget, markPieces, start } = await import("../../src/regalia/web/static/choosing.js");
const table = document.getElementById("table");
let sent = [];
start(table, (message) => sent.push(message));

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
  assert.equal(left().length, 4);
  click("jester");
  press("Escape");
  assert.equal(left().length, 4);
});

test("the first options have numbers, counted among those that are left", () => {
  const keys = () => [...table.querySelectorAll("[data-key]")].map((one) => `${one.dataset.key} ${one.dataset.option}`);
  assert.deepEqual(keys(), ["1 jester 1", "2 jester 2", "3 squire 1", "4 pass"]);
  click("jester");
  assert.deepEqual(keys(), ["1 jester 1", "2 jester 2"]);
});

test("while a choice is on its way nothing else is chosen", () => {
  table.ariaBusy = "true";
  click("jester");
  click("die:2");
  assert.deepEqual(sent, []);
});
