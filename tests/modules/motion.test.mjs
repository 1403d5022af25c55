import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const document = page(`<main id="table"></main><div class="great-moment" hidden></div>`);
window.matchMedia = () => ({ matches: false });
const pictures = []; // motions that have not changed anything yet: the browser does that when it has taken its picture
document.startViewTransition = (swap) => {
  pictures.push(swap);
  return { ready: Promise.resolve(), finished: Promise.resolve() };
};
const { change, move } = await import("../../src/regalia/web/static/motion.js");
const table = document.querySelector("main");
const scene = document.querySelector(".great-moment");
const said = [];
const says = (word) => () => said.push(word);

test("a change that needs no motion does not get ahead of one that still waits for its picture", () => {
  move(table, says("a die is laid"));
  assert.deepEqual(said, []);
  scene.hidden = false;
  move(table, says("it is your turn"));
  assert.deepEqual(said, ["a die is laid", "it is your turn"]);
  pictures.shift()();
  assert.deepEqual(said, ["a die is laid", "it is your turn"], "nothing happens twice, and nothing is undone");
  scene.hidden = true;
});

test("a later picture that comes first brings the earlier change with it", () => {
  said.length = 0;
  move(table, says("one"));
  move(table, says("two"));
  const [first, second] = pictures.splice(0);
  second();
  first();
  change(says("three"));
  assert.deepEqual(said, ["one", "two", "three"]);
});

test("a page that is still on its way to what was asked stops before pieces move again", async () => {
  const scrolls = [];
  globalThis.scrollTo = ({ top, behavior }) => scrolls.push([top, behavior]);
  globalThis.scrollY = 0;
  move(table, () => (globalThis.scrollY = 300));
  pictures.shift()();
  globalThis.scrollY = 0;
  await Promise.resolve();
  assert.deepEqual(scrolls.splice(0), [[0, "instant"], [300, "smooth"]]);
  globalThis.scrollY = 120;
  move(table, says("on its way"));
  assert.deepEqual(scrolls.splice(0), [[120, "instant"]]);
  await Promise.resolve();
  move(table, () => (globalThis.scrollY = 400));
  pictures.splice(0).at(-1)();
  await Promise.resolve();
  document.dispatchEvent(new document.defaultView.Event("scrollend"));
  scrolls.length = 0;
  move(table, says("arrived"));
  assert.deepEqual(scrolls, [], "whoever scrolls by hand is not stopped");
});
