// Where a living card may lie on a phone: beside the question, wherever that is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

page("");
const { roomBeside } = await import("../../src/regalia/web/static/closer.js");

test("above a question that is docked at the bottom", () => {
  assert.deepEqual(roomBeside({ top: 600, bottom: 844 }, 844), [0, 600]);
});

test("below one that lies at the top", () => {
  assert.deepEqual(roomBeside({ top: -40, bottom: 300 }, 844), [300, 844]);
});

test("anywhere while it is out of sight", () => {
  assert.deepEqual(roomBeside({ top: 2000, bottom: 2400 }, 844), [0, 844]);
  assert.deepEqual(roomBeside({ top: -900, bottom: -500 }, 844), [0, 844]);
});
