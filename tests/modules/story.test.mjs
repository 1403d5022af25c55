import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const document = page(`<main id="table"><section data-panel="story"></section><div class="board"></div><button data-option="x"></button></main>`);
globalThis.ResizeObserver = class {
  observe() {}
};
const table = document.getElementById("table");
const panel = document.querySelector("section");
document.defaultView.HTMLElement.prototype.scrollTo = () => {};
// A sentence is in sight when no rule of the style sheet hides it.
document.defaultView.HTMLElement.prototype.getBoundingClientRect = function () {
  if (this.localName !== "p") return { top: 0, bottom: 100, height: 100 };
  const seen = !this.closest(".brief") || this.classList.contains("main");
  return { top: 0, bottom: seen ? 20 : 0, height: seen ? 20 : 0 };
};
const { markStory, start } = await import("../../src/regalia/web/static/story.js");
start(table);

/** @param {[number, string][]} steps whose each is, and its sentences as HTML */
function told(steps) {
  const items = steps.map(([seat, words]) => `<li class="seat-${seat} fresh" data-marks="" data-seat-of="${seat}">${words}</li>`).join("");
  panel.innerHTML = `<div class="story brief" data-story><ul data-mine hidden></ul><button data-step="-1"></button><ol>${items}</ol><button data-step="1"></button><button data-whole title="All" aria-expanded="false" hidden></button></div>`;
  markStory();
}

const texts = (what) => [...panel.querySelectorAll(what)].map((one) => one.textContent.trim());

test("in brief a turn is its weightiest sentence, or its first where none weighs", () => {
  told([
    [1, "<p>Béla draws.</p>"],
    [1, '<p>Béla looks.</p> <p data-deed="1">Béla takes.</p> <p data-deed="0">Béla builds a wall.</p>'],
    [1, '<p data-deed="0">Béla builds a mill.</p>'],
    [2, "<p>Cili draws.</p> <p>Cili stops.</p>"],
    [-1, "<p>Winter.</p> <p>Snow.</p>"],
    [-1, "<p>Spring.</p>"],
  ]);
  assert.deepEqual(texts(".main"), ["Béla builds a wall.", "Béla builds a mill.", "Cili draws.", "Winter.", "Spring."]);
  assert.deepEqual(texts(".besides"), ["Béla draws."]);
});

test("of parts of the game that begin one after another the last is told in brief", () => {
  told([[-1, "<p>Reward.</p>"], [-1, "<p>Summer.</p>"], [1, "<p>Béla draws.</p>"], [-1, "<p>Autumn.</p> <p>Rain.</p>"], [-1, "<p>Winter.</p>"]]);
  assert.deepEqual(texts(".main"), ["Summer.", "Béla draws.", "Autumn.", "Winter."]);
  assert.deepEqual(texts(".besides"), ["Reward."]);
});

test("how many sentences are left out in brief is said, and told whole none is", () => {
  told([[1, "<p>Béla draws.</p> <p>Béla stops.</p> <p>It is your turn.</p>"]]);
  const whole = panel.querySelector("[data-whole]");
  assert.equal(whole.hidden, false);
  assert.equal(whole.dataset.below, "+2");
  assert.equal(whole.ariaLabel, "All (2)");
  whole.click();
  assert.equal(panel.querySelector(".brief"), null);
  assert.equal(whole.ariaExpanded, "true");
  assert.equal(whole.dataset.below, "");
  whole.click();
  assert.equal(whole.dataset.below, "+2");
});

test("what struck the reader comes first, in the colours of who did it, and is not counted as left out", () => {
  told([
    [2, '<p class="mine">Cili robs you.</p>'],
    [1, '<p data-deed="0">Béla plays.</p> <p class="mine">Your noble is banished.</p>'],
  ]);
  const mine = panel.querySelector("[data-mine]");
  assert.equal(mine.hidden, false);
  assert.deepEqual([...mine.children].map((one) => [one.className.split(" ")[0], one.textContent.trim()]), [["seat-2", "Cili robs you."], ["seat-1", "Your noble is banished."]]);
  assert.deepEqual(texts(".besides"), ["Cili robs you."]);
  assert.equal(panel.querySelector("[data-whole]").hidden, true);
  markStory(); // after an update that tells nothing new
  assert.equal(mine.querySelectorAll(".besides").length, 0, "it is seen first, and only there");
  told([[1, "<p>Béla draws.</p>"]]);
  assert.equal(panel.querySelector("[data-mine]").hidden, true);
});

test("keys reach what struck the reader where it scrolls, and pass it by elsewhere", () => {
  told([[1, '<p class="mine">Béla robs you.</p>']]);
  const mine = panel.querySelector("[data-mine]");
  assert.equal(mine.hasAttribute("tabindex"), false);
  Object.defineProperties(mine, { scrollHeight: { value: 100, configurable: true }, clientHeight: { value: 50 } });
  markStory();
  assert.equal(mine.getAttribute("tabindex"), "0");
  Object.defineProperty(mine, "scrollHeight", { value: 0, configurable: true });
  markStory();
  assert.equal(mine.hasAttribute("tabindex"), false);
});

test("the arrows still go through it choice by choice", () => {
  told([[1, "<p>Béla draws.</p>"], [1, "<p>Béla stops.</p>"]]);
  const [, on] = panel.querySelectorAll("[data-step]");
  on.click();
  on.click();
  const gone = [...panel.querySelectorAll("ol li")].filter((one) => one.ariaCurrent === "step");
  assert.deepEqual(gone.map((one) => one.textContent), ["Béla stops."]);
});
