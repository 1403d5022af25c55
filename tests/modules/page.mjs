// A page for the tests of the browser's modules: enough of a document, without a browser.
import { parseHTML } from "linkedom";

/** A document with this body; the modules find it where a browser has it.
 * @param {string} body */
export function page(body) {
  const window = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  const { document } = window;
  Object.assign(globalThis, { window: globalThis, document, Element: window.Element, HTMLElement: window.HTMLElement, HTMLDetailsElement: window.HTMLElement });
  globalThis.CSS = { escape: (text) => text.replace(/["\\]/g, "\\$&") };
  globalThis.addEventListener = () => {};
  globalThis.matchMedia = () => ({ matches: false });
  Object.assign(globalThis, { innerHeight: 768, scrollY: 0, scrollTo: () => {} });
  document.cookie = "";
  const find = document.querySelector.bind(document);
  document.querySelector = (what) => find(what.replace(", :popover-open", "")); // there are none here
  window.HTMLElement.prototype.getBoundingClientRect ??= () => ({ top: 0, bottom: 0, left: 0, right: 0 });
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  return document;
}

/** Somebody presses a key.
 * @param {string} key
 * @param {Element} [target] */
export function press(key, target = document.body) {
  const event = new document.defaultView.Event("keydown", { bubbles: true });
  Object.assign(event, { key, ctrlKey: false, altKey: false, metaKey: false });
  target.dispatchEvent(event);
}
