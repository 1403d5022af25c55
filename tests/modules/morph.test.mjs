import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const document = page("<main></main>");
const { become } = await import("../../src/regalia/web/static/morph.js");

/** @param {string} before
 * @param {string} after */
function changed(before, after) {
  const place = document.querySelector("main");
  place.innerHTML = before;
  const kept = [...place.children];
  become(place, after);
  return { place, kept };
}

test("what has not changed stays the same element", () => {
  const { place, kept } = changed("<p>one</p><p>two</p>", "<p>one</p><p>three</p>");
  assert.equal(place.innerHTML, "<p>one</p><p>three</p>");
  assert.equal(place.children[0], kept[0]);
  assert.equal(place.children[1], kept[1]);
});

test("an element of another kind takes the place of the old one", () => {
  const { place, kept } = changed("<p>one</p>", "<h2>one</h2>");
  assert.equal(place.innerHTML, "<h2>one</h2>");
  assert.notEqual(place.children[0], kept[0]);
});

test("what is gone is gone, and what is new comes", () => {
  assert.equal(changed("<p>one</p><p>two</p>", "<p>one</p>").place.innerHTML, "<p>one</p>");
  assert.equal(changed("<p>one</p>", "<p>one</p><i>two</i>").place.innerHTML, "<p>one</p><i>two</i>");
});

test("attributes follow, but what the reader has unfolded stays open", () => {
  const { place } = changed('<details open class="old" title="x"></details>', '<details class="new"></details>');
  const details = place.firstElementChild;
  assert.equal(details.className, "new");
  assert.equal(details.hasAttribute("title"), false);
  assert.equal(details.hasAttribute("open"), true);
});
