import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.mjs";

const GUIDE = `
  <div class="guide" data-guide="4">
    <span class="guide-count"></span>
    <p data-page="0" data-count="Step 4" data-at="court">Look there.</p>
    <p data-page="1" data-count="Step 5" data-at="" hidden>Take gold.</p>
    <div data-why hidden><p>Gold is better.</p><button data-heed></button><button data-insist></button></div>
    <div class="guide-tools"><button data-page-turn="-1"></button><button data-page-turn="1"></button></div>
  </div>`;
const document = page(`
  <div id="table">
    <div class="board"><i data-piece="court"></i><i data-piece="gold" class="lit"></i></div>
    <section data-panel="guide">${GUIDE}</section>
    <section data-panel="prompt"><h2 id="prompt">Take one.</h2><button data-option="gold" data-lit></button><button data-option="wood" data-against></button></section>
  </div>`);
const { guideAgain, objects, start } = await import("../../src/regalia/web/static/guide.js");
const table = document.getElementById("table");
const find = (what) => table.querySelector(what);
const click = (what) => find(what).dispatchEvent(new document.defaultView.Event("click", { bubbles: true }));
const pages = () => [...table.querySelectorAll("[data-page]")].filter((one) => !one.hidden).map((one) => one.textContent);
const about = () => [...table.querySelectorAll(".shown-by-guide")].map((one) => one.dataset.piece);
let said = [];
let chosen = [];
let putBack = 0;
start(table, { announce: (words) => said.push(...words), choose: (button) => chosen.push(button.dataset.option), putBack: () => putBack++ });

beforeEach(() => {
  find("[data-panel=guide]").innerHTML = "";
  guideAgain();
  find("[data-panel=guide]").innerHTML = GUIDE;
  find("[data-option=wood]").dataset.against = "";
  guideAgain();
  [said, chosen, putBack] = [[], [], 0];
});

test("a new moment begins with its first page, and rings what it is about", () => {
  assert.deepEqual(pages(), ["Look there."]);
  assert.deepEqual(about(), ["court"]);
  assert.equal(find(".guide-count").textContent, "Step 4");
  assert.equal(find("[data-page-turn='-1']").hidden, true);
});

test("pages are turned and said; the last one is about what is lit, and nothing comes after it", () => {
  click("[data-page-turn='1']");
  assert.deepEqual(pages(), ["Take gold."]);
  assert.deepEqual(about(), ["gold"]);
  assert.deepEqual(said, ["Take gold."]);
  assert.equal(find("[data-page-turn='1']").hidden, true);
  click("[data-page-turn='-1']");
  assert.deepEqual(pages(), ["Look there."]);
});

test("the same moment keeps its page", () => {
  click("[data-page-turn='1']");
  guideAgain();
  assert.deepEqual(pages(), ["Take gold."]);
});

test("what the guide wants is chosen without a word, anything else is spoken against", () => {
  assert.equal(objects(find("[data-option=gold]")), false);
  assert.equal(objects(find("[data-option=wood]")), true);
  assert.equal(find("[data-why]").hidden, false);
  assert.deepEqual(pages(), []);
  assert.deepEqual(said, ["Gold is better."]);
});

test("whoever heeds puts down what was picked; whoever insists chooses it", () => {
  objects(find("[data-option=wood]"));
  click("[data-heed]");
  assert.equal(find("[data-why]").hidden, true);
  assert.deepEqual([chosen, putBack], [[], 1]);
  objects(find("[data-option=wood]"));
  click("[data-insist]");
  assert.deepEqual(chosen, ["wood"]);
  assert.equal(objects(find("[data-option=wood]")), false);
});
