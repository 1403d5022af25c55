// What every page has: menus that act at once, settings that this browser remembers, and messages for a moment.

const YEAR = 365 * 24 * 3600;

for (const menu of document.querySelectorAll("select[data-submit]")) {
  menu.addEventListener("change", () => /** @type {HTMLSelectElement} */ (menu).form?.requestSubmit());
}

for (const menu of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-cookie]"))) {
  menu.addEventListener("change", () => remember(menu.dataset.cookie ?? "", menu.value));
}

// The worker keeps what was seen last for a time without a connection; where there is none, everything else works.
if ("serviceWorker" in navigator) addEventListener("load", () => navigator.serviceWorker.register("/worker.js"));

/** Remember a setting, and follow it at once.
 * @param {string} key
 * @param {string} value */
export function remember(key, value) {
  document.cookie = `${key}=${value}; max-age=${value ? YEAR : 0}; path=/; samesite=lax`;
  if (value) document.documentElement.dataset[key] = value;
  else delete document.documentElement.dataset[key];
}

/** A remembered setting; empty when there is none.
 * @param {string} key */
export function remembered(key) {
  return document.cookie.split("; ").find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? "";
}

/** Whether things should not move: by the device or by the settings. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || remembered("motion") === "calm";
}

/** Show a sentence for a moment, perhaps with the way to more.
 * @param {string} text
 * @param {string} [href]
 * @param {string} [title] */
export function toast(text, href, title) {
  const box = document.getElementById("toast");
  if (!box) return;
  const line = document.createElement("span");
  line.append(text);
  if (href) line.append(" ", link(href, title ?? href));
  box.replaceChildren(line);
  setTimeout(() => line.remove(), 6000);
}

/** A way to another page, which opens beside this one.
 * @param {string} href
 * @param {string} title */
function link(href, title) {
  const way = document.createElement("a");
  way.href = href;
  way.target = "_blank";
  way.textContent = title;
  return way;
}
