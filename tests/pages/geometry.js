// What is wrong with the page as it is drawn now: one line for each thing that is covered, cut, broken or too small.
(wide) => {
  const SLACK = 2;
  const SMALLEST = 12;
  const wrong = new Set();
  const name = (one) => {
    const own = one.dataset?.piece ?? one.dataset?.option ?? one.id;
    return `${one.localName}.${[...one.classList].join(".")}${own ? `[${own}]` : ""} in ${one.closest("[data-panel]")?.dataset.panel ?? "page"}`;
  };
  const once = (known, one, find) => (known.has(one) ? known : known.set(one, find())).get(one);
  const clipped = new Map();
  const unseen = (one) => one !== null && once(clipped, one, () => getComputedStyle(one).clipPath === "inset(50%)" || unseen(one.parentElement));
  const away = new Map();
  const hidden = (one) => once(away, one, () => unseen(one) || !one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden, [hidden], dialog:not([open])") !== null);
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const some = (box) => box.right - box.left > SLACK && box.bottom - box.top > SLACK;
  const inside = (a, b) => a.left >= b.left - SLACK && a.top >= b.top - SLACK && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // Pairs of things that share more than so many pixels: from the top down, so that few need a look.
  const overlaps = (things, wide, high) => {
    const pairs = [], sorted = [...things].sort((a, b) => a.box.top - b.box.top);
    for (let n = 0; n < sorted.length; n++) {
      const a = sorted[n].box;
      for (let m = n + 1; m < sorted.length && sorted[m].box.top < a.bottom - high; m++) {
        const b = sorted[m].box;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide && Math.min(a.bottom, b.bottom) - b.top > high) pairs.push([sorted[n], sorted[m]]);
      }
    }
    return pairs;
  };

  // The part of the page in which an element can be seen; lists that scroll are as long as they are.
  const windows = new Map([[true, new Map()], [false, new Map()]]);
  const frame = (one, scrolls) => {
    if (!one || one === document.body) return wide ? page : { left: 0, top: -1e6, right: innerWidth, bottom: 1e6 };
    const known = windows.get(scrolls);
    if (known.has(one)) return known.get(one);
    const style = getComputedStyle(one);
    let box = style.position === "fixed" ? page : frame(one.parentElement, scrolls);
    if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      const own = one.getBoundingClientRect();
      const free = scrolls && /auto|scroll/.test(style.overflowY);
      box = free ? { left: own.left, right: own.right, top: -1e6, bottom: 1e6 } : meet(box, own);
    }
    known.set(one, box);
    return box;
  };

  if (wide && document.documentElement.scrollHeight > innerHeight) wrong.add(`the page is ${document.documentElement.scrollHeight} px high`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  const question = (wide ? document.querySelector(".panel-prompt") : document.querySelector(".dock")).getBoundingClientRect();
  const pieces = [...document.querySelectorAll("[data-piece]")].filter((one) => !hidden(one));
  for (const piece of pieces) {
    const box = piece.getBoundingClientRect();
    const seen = meet(box, frame(piece.parentElement, false));
    if (wide && some(seen) && some(meet(seen, question))) wrong.add(`the question covers ${name(piece)}`);
    if (piece.classList.contains("choosable") && wide && !inside(box, frame(piece.parentElement, false))) wrong.add(`can be chosen but is not wholly seen: ${name(piece)}`);
  }

  if (wide) {
    for (const tool of [...document.querySelectorAll(".panel-prompt > .tools button")].filter((one) => !hidden(one))) {
      if (!inside(tool.getBoundingClientRect(), question)) wrong.add(`beside the question ${name(tool)} is cut`);
    }
  }

  const layer = (one) => one.closest(wide ? "dialog, [popover], .others details[open] > :not(summary), #scene" : "dialog, [popover], .dock, #scene");
  const actors = [...document.querySelectorAll("#table :is(button, a, summary, select, input, .choosable)")].filter((one) => !hidden(one));
  const acting = actors.map((one) => ({ one, box: meet(one.getBoundingClientRect(), frame(one.parentElement, false)) }));
  for (const [{ one }, { one: other }] of overlaps(acting, SLACK, SLACK)) {
    if (layer(one) === layer(other) && !one.contains(other) && !other.contains(one)) wrong.add(`${name(one)} lies over ${name(other)}`);
  }

  const texts = [];
  const walk = document.createTreeWalker(document.getElementById("table"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || hidden(parent) || parent.closest("svg, #announcer, option")) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size === 0) continue; // a sign stands for it
    if (size < SMALLEST - 0.01) wrong.add(`${size} px: "${node.data.trim().slice(0, 30)}" in ${name(parent)}`);
    const range = document.createRange();
    const limits = frame(parent, true);
    for (const match of node.data.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]{1,40}(?![\p{L}\p{M}\p{N}])/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const drawn = [...range.getClientRects()].filter((box) => box.width > 0);
      if (drawn.length > 1 && new Set(drawn.map((box) => Math.round(box.top))).size > 1) wrong.add(`"${match[0]}" is broken in ${name(parent)}`);
      if (drawn.some((box) => !inside(box, limits))) wrong.add(`"${match[0]}" is cut in ${name(parent)}`);
      for (const box of drawn) texts.push({ box: meet(box, frame(parent, false)), word: match[0], parent });
    }
  }
  for (const [one, other] of overlaps(texts, 3, 5)) {
    if (one.parent === other.parent || layer(one.parent) !== layer(other.parent)) continue;
    wrong.add(`"${one.word}" lies over "${other.word}" in ${name(one.parent)}`);
  }
  return [...wrong];
}
