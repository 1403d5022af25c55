// New contents for a panel: what has not changed stays as it is, so that it need not be drawn or read out anew.

/** Make the contents of a place those of `html`.
 * @param {Element} place
 * @param {string} html */
export function become(place, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  followChildren(place, fresh.content);
}

/** @param {Node} old
 * @param {Node} fresh */
function followChildren(old, fresh) {
  const now = [...old.childNodes];
  const next = [...fresh.childNodes];
  next.forEach((child, place) => {
    if (!now[place]) old.appendChild(child);
    else if (alike(now[place], child)) follow(now[place], child);
    else old.replaceChild(child, now[place]);
  });
  for (const child of now.slice(next.length)) child.remove();
}

/** Whether one can become the other. A changed picture is put in anew: some browsers do not follow a changed `use`.
 * @param {ChildNode} old
 * @param {ChildNode} fresh */
function alike(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return false;
  return old.nodeName !== "svg" || old.isEqualNode(fresh);
}

/** @param {ChildNode} old
 * @param {ChildNode} fresh */
function follow(old, fresh) {
  if (old instanceof Element && fresh instanceof Element) {
    if (old.localName === "svg") return;
    followAttributes(old, fresh);
    followChildren(old, fresh);
  } else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
}

/** All but what the reader has unfolded.
 * @param {Element} old
 * @param {Element} fresh */
function followAttributes(old, fresh) {
  for (const one of [...old.attributes]) {
    if (!fresh.hasAttribute(one.name) && one.name !== "open") old.removeAttribute(one.name);
  }
  for (const one of fresh.attributes) {
    if (old.getAttribute(one.name) !== one.value && one.name !== "open") old.setAttribute(one.name, one.value);
  }
}
