import assert from "node:assert/strict";
import { test } from "node:test";
import { page, press } from "./page.mjs";

const document = page('<div id="scene" hidden><svg><use></use></svg><h2></h2><ol></ol></div>');
const stage = document.getElementById("scene");
const { play, start } = await import("../../src/regalia/web/static/scene.js");
start(stage);

const battle = { title: "The battle", picture: "#strength", lines: [{ seat: -1, text: "Goblins", pictures: [] }, { seat: 1, text: "Béla wins", pictures: [] }] };
const reward = { title: "The reward", picture: "#reward", lines: [{ seat: 0, text: "Anna", pictures: [] }] };

test("a scene is shown line by line, in the colours of its seats, and any key ends all", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  play([battle, reward]);
  assert.equal(stage.hidden, false);
  assert.equal(stage.querySelector("h2").textContent, "The battle");
  assert.deepEqual([...stage.querySelectorAll("li")].map((one) => [one.className, one.textContent]), [["", "Goblins"], ["seat-1", "Béla wins"]]);
  press("x");
  assert.equal(stage.hidden, true);
});

test("a line draws what it tells, a face larger than a sign, and a line without a picture draws nothing", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const told = [["/art/kingsburg.svg#portrait-enemy-orcs"], ["/art/kingsburg.svg#gold", "/art/kingsburg.svg#vp"], []];
  play([{ ...battle, lines: told.map((pictures) => ({ seat: -1, text: "Orcs", pictures })) }]);
  const lines = [...stage.querySelectorAll("li")];
  assert.deepEqual(lines.map((one) => [...one.querySelectorAll("use")].map((use) => use.getAttribute("href"))), told);
  assert.deepEqual(lines.map((one) => one.querySelector(".face") !== null), [true, false, false]);
  assert.equal(stage.querySelector("li").textContent, "Orcs");
  press("x");
});

test("what befalls a seat in several lines is one block, and what befalls nobody is none", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const seats = [-1, -1, 1, 1, 0, 1];
  play([{ ...battle, lines: seats.map((seat) => ({ seat, text: "", pictures: [] })) }]);
  const blocks = [...stage.querySelectorAll("li")].map((one) => one.classList.contains("more"));
  assert.deepEqual(blocks, [false, false, false, true, false, false]);
  press("x");
});

test("scenes follow one another and end by themselves, within three seconds each", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  play([battle, reward]);
  context.mock.timers.tick(3000);
  assert.equal(stage.querySelector("h2").textContent, "The reward");
  context.mock.timers.tick(3000);
  assert.equal(stage.hidden, true);
});

test("who waits for a scene goes on when it is over, or when the key that ended it is released", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const told = [];
  const watched = play([battle, reward]).then(() => told.push("both"));
  context.mock.timers.tick(3000);
  await Promise.resolve();
  assert.deepEqual(told, []);
  context.mock.timers.tick(3000);
  await watched;
  const cut = play([battle, reward]).then(() => told.push("cut short"));
  press("x");
  await Promise.resolve();
  assert.deepEqual(told, ["both"]);
  context.mock.timers.tick(300);
  await cut;
  assert.deepEqual(told, ["both", "cut short"]);
});

test("whoever has switched them off sees none, and waits for none", async () => {
  document.cookie = "scenes=off";
  await play([battle]);
  assert.equal(stage.hidden, true);
});
