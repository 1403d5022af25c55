import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.mjs";

const document = page(`
  <article>
    <section data-page id="table"><section data-passage id="tower"><h3>Őrtorony</h3><p>+1 haderő</p></section></section>
    <section data-page id="winter">
      <section data-passage id="enemy"><p>Der Feind ist größer.</p><figure><div class="drawing"><p>Őrtorony, haderő</p></div><figcaption>Orks</figcaption></figure></section>
      <section data-passage id="king"><p>Le Roi et sa cour, l’œuvre</p></section>
    </section>
  </article>`);
const { find, tells } = await import("../../src/regalia/web/static/book.js");
const book = document.querySelector("article");
const shown = () => [...book.querySelectorAll("[data-passage]")].filter((one) => !one.hidden).map((one) => one.id);

test("accents, capitals and ligatures do not matter", () => {
  assert.equal(tells("Őrtorony", "ortorony"), true);
  assert.equal(tells("Feind ist größer", "GROSSER"), true);
  assert.equal(tells("l’œuvre", "l'oeuvre"), true);
  assert.equal(tells("Őrtorony", "orton"), false);
});

test("all words must be there, in any order", () => {
  assert.equal(tells("Le Roi et sa cour", "cour roi"), true);
  assert.equal(tells("Le Roi et sa cour", "cour reine"), false);
});

test("passages and pages without a hit step back, and come again", () => {
  assert.equal(find(book, "hadero"), 1);
  assert.deepEqual(shown(), ["tower"]);
  assert.equal(book.querySelector("#winter").hidden, true);
  assert.equal(find(book, "orks"), 1);
  assert.deepEqual(shown(), ["enemy"]);
  assert.equal(find(book, "dragon"), 0);
  assert.equal(find(book, "  "), 3);
  assert.equal(book.querySelector("#winter").hidden, false);
});
