// What every page has: the language menu submits itself, and messages for a moment.

for (const menu of document.querySelectorAll("select[data-submit]")) {
  menu.addEventListener("change", () => menu.form?.requestSubmit());
}

/** Show a sentence for a moment.
 * @param {string} text */
export function toast(text) {
  const box = document.getElementById("toast");
  if (!box) return;
  box.textContent = text;
  box.classList.add("shown");
  setTimeout(() => box.classList.remove("shown"), 6000);
}
