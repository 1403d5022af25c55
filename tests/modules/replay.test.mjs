import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const document = page(`<div id="table"><section data-replay="abc" data-last="5">
  <button data-play data-words="Pause">Play</button>
  <button data-turn="-1">‹</button><output></output><input type="range" min="0" max="5" value="5" data-at><button data-turn="1">›</button>
  <select data-replay-pace><option value="slow"></option><option value="normal"></option><option value="fast"></option></select>
  <select data-replay-seat><option value="1" selected></option></select><button data-end></button></section></div>`);
const table = document.getElementById("table");
const slider = document.querySelector("[data-at]");
const playButton = document.querySelector("[data-play]");
const shown = [];
const said = [];
globalThis.fetch = async (address) => ({ ok: true, json: async () => ({ panels: { at: address }, told: [`told ${address}`] }) });
const { start, recallPace } = await import("../../src/regalia/web/static/replay.js");
start(table, (panels, moves) => shown.push([panels.at, moves]), (sentences) => said.push(...sentences));

/** Somebody presses a button, and what is fetched comes. */
async function press(what) {
  document.querySelector(what).dispatchEvent(new document.defaultView.Event("click", { bubbles: true }));
  await settled();
}

async function settled() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

test("a step shows the moment before, from the chosen seat, and says what was chosen", async () => {
  await press("[data-turn='-1']");
  assert.deepEqual(shown.splice(0), [["/t/abc/at/4?seat=1", true]]);
  assert.deepEqual(said.splice(0), ["told /t/abc/at/4?seat=1"]);
  assert.ok(table.classList.contains("replaying"));
  await press("[data-end]");
  assert.ok(!table.classList.contains("replaying"));
  assert.deepEqual(shown.splice(0), [["/t/abc/at/5?seat=1", false]]);
});

test("it plays by itself at the speed that is remembered, from the beginning to the end", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  document.cookie = "tempo=fast";
  await press("[data-play]");
  assert.equal(playButton.textContent, "Pause");
  assert.equal(slider.value, "0");
  for (let at = 1; at <= 5; at++) {
    context.mock.timers.tick(599);
    await settled();
    assert.equal(slider.value, String(at - 1));
    context.mock.timers.tick(1);
    await settled();
    assert.equal(slider.value, String(at));
  }
  assert.equal(playButton.textContent, "Play");
  assert.ok(!table.classList.contains("replaying"), "the score sheet comes back");
  assert.equal(shown.splice(0).length, 6);
});

test("it stops where somebody stops it, and goes on from there", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  document.cookie = "tempo=slow";
  await press("[data-play]");
  context.mock.timers.tick(3000);
  await settled();
  await press("[data-play]");
  context.mock.timers.tick(60000);
  await settled();
  assert.equal(slider.value, "1");
  assert.equal(playButton.textContent, "Play");
  await press("[data-play]");
  assert.equal(slider.value, "2");
  await press("[data-turn='1']");
  context.mock.timers.tick(60000);
  await settled();
  assert.equal(slider.value, "3", "a step ends the playing");
});

test("whoever comes to watch sees it played at once, and only once", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const places = [];
  globalThis.location = { hash: "#replay", pathname: "/t/abc", search: "" };
  globalThis.history = { replaceState: (_state, _title, place) => { places.push(place); globalThis.location.hash = ""; } };
  await press("[data-end]");
  recallPace();
  await settled();
  assert.equal(slider.value, "0");
  assert.deepEqual(places, ["/t/abc"], "a later look at the page does not play again");
  await press("[data-end]");
  recallPace();
  await settled();
  assert.equal(slider.value, "5");
});
