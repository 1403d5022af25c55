import assert from "node:assert/strict";
import { test } from "node:test";
import { page, press } from "./page.mjs";

const document = page('<div id="scene" hidden><svg><use></use></svg><h2></h2><ol></ol></div>');
const stage = document.getElementById("scene");
const { hasPlayed, play, playAgain, start } = await import("../../src/regalia/web/static/scene.js");
start(stage);

test("before anything was played there is nothing to see again", () => assert.equal(hasPlayed(), false));

const battle = { title: "The battle", picture: "#strength", lines: [{ seat: -1, text: "Goblins", pictures: [] }, { seat: 1, text: "Béla wins", pictures: [] }] };
const reward = { title: "The reward", picture: "#reward", lines: [{ seat: 0, text: "Anna", pictures: [] }] };

test("a scene is shown line by line, in the colours of its seats, any key leads on, and Escape ends all", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  play([battle, reward]);
  assert.equal(stage.hidden, false);
  assert.equal(stage.querySelector("h2").textContent, "The battle");
  assert.deepEqual([...stage.querySelectorAll("li")].map((one) => [one.className, one.textContent]), [["", "Goblins"], ["seat-1", "Béla wins"]]);
  press("x");
  assert.equal(stage.hidden, false);
  assert.equal(stage.querySelector("h2").textContent, "The reward");
  press("x");
  assert.equal(stage.hidden, true);
  play([battle, reward]);
  press("Escape");
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
  press("Escape");
  await Promise.resolve();
  assert.deepEqual(told, ["both"]);
  context.mock.timers.tick(300);
  await cut;
  assert.deepEqual(told, ["both", "cut short"]);
});

test("a scene stays by its words, and twice or half as long by the setting", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const long = { ...battle, lines: Array(8).fill({ seat: -1, text: "Béla fights with strength seven, two soldiers and the King, and wins", pictures: [] }) };
  const stays = () => {
    play([long]);
    let seconds = 0;
    for (; !stage.hidden; seconds += 1) context.mock.timers.tick(1000);
    return seconds;
  };
  const usual = stays();
  assert.ok(usual > 15 && usual <= 30, `${usual} seconds`);
  document.cookie = "scenes=slow";
  assert.ok(Math.abs(stays() - 2 * usual) <= 1);
  document.cookie = "scenes=fast";
  assert.ok(Math.abs(stays() - usual / 2) <= 1);
  document.cookie = "scenes=";
});

test("a sum stands apart from the lines of its seat", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  play([{ ...battle, lines: [{ seat: 1, text: "a", pictures: [] }, { seat: 1, text: "b", pictures: [], sum: 1 }] }]);
  assert.deepEqual([...stage.querySelectorAll("li")].map((one) => one.className), ["seat-1", "seat-1 sum"]);
  press("x");
});

test("what is gone can be seen again, also by who has switched scenes off", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  document.cookie = "scenes=off";
  await play([battle, reward]);
  await play([]);
  assert.equal(hasPlayed(), true);
  assert.deepEqual(playAgain(), ["The battle", "Goblins", "Béla wins", "The reward", "Anna"]);
  assert.equal(stage.hidden, false);
  press("Escape");
  assert.equal(stage.hidden, true);
  document.cookie = "scenes=";
});

test("whoever has switched them off sees none, and waits for none", async () => {
  document.cookie = "scenes=off";
  await play([battle]);
  assert.equal(stage.hidden, true);
});
