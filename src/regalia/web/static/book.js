// The rulebook: looking something up as one types, and printing. Without this the page is simply all there.

/** Words without accents and capitals, so that "ortorony" finds "Őrtorony".
 * @param {string} text */
export function folded(text) {
  const plain = text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
  return plain.replaceAll("ß", "ss").replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
}

/** Whether every word that is looked for stands somewhere in a text.
 * @param {string} text
 * @param {string} wish */
export function tells(text, wish) {
  const words = folded(wish).split(/\s+/).filter(Boolean);
  const where = folded(text);
  return words.every((word) => where.includes(word));
}

/** What a passage says; the names on its drawing would be found everywhere.
 * @param {Element} passage */
function said(passage) {
  const parts = [...passage.querySelectorAll("h3, p, li, th, td, figcaption")].filter((one) => !one.closest(".drawing"));
  return parts.map((one) => one.textContent).join(" ");
}

/** Show the passages that tell of something, and the pages they stand on; of nothing, all of them.
 * @param {Element} book
 * @param {string} wish
 * @returns {number} how many there are */
export function find(book, wish) {
  let found = 0;
  for (const page of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll("[data-page]"))) {
    const passages = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("[data-passage]")]);
    for (const passage of passages) passage.hidden = !tells(said(passage), wish);
    const shown = passages.filter((passage) => !passage.hidden).length;
    page.hidden = !shown;
    found += shown;
  }
  return found;
}

/** @param {Element} book */
function start(book) {
  const field = /** @type {HTMLInputElement} */ (book.querySelector("[data-look-up]"));
  const told = /** @type {HTMLElement} */ (book.querySelector("[data-found]"));
  const look = () => {
    const found = find(book, field.value);
    const words = found ? `${told.dataset.found} ${found}` : told.dataset.none;
    told.textContent = field.value.trim() ? words ?? "" : "";
    book.classList.toggle("searched", field.value.trim() !== "");
  };
  field.value = new URLSearchParams(location.search).get("find") ?? "";
  field.addEventListener("input", look);
  if (book.querySelectorAll("[data-page]").length > 1) field.form?.addEventListener("submit", (event) => event.preventDefault());
  look();
  const print = /** @type {HTMLElement} */ (book.querySelector("[data-print]"));
  print.hidden = false;
  print.addEventListener("click", () => globalThis.print());
}

const book = document.querySelector("[data-book]");
if (book) start(book);
