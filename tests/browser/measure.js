// What is wrong with the table in the window as it is now: one sentence for each fault, none where all is well.
// `keys` are the choices that there are. With `isWhole` nothing may need scrolling.
([keys, isWhole]) => {
  const TARGET = 44;
  // On a map that zooms in a wide window, whose choices stand in a list too: what a pointer needs.
  const ON_A_MAP = 24;
  const STEP = 3;
  const SLACK = 8; // the corners of tilted cards
  const LAND = 1 / 3; // of the window's height, at the least, for what lies on the table
  const PLACES = 'main :is(.prompt, .hand:not(.sheet .hand), .camp, .expedition, .store, .track, .valley, .map, .seats, .sheet)';
  const PARTS = `${PLACES}, main :is(.box, .stage), .strip, header`;
  const BOXES = 'main *:not(svg, svg *)';
  const CUTS = /auto|scroll|hidden|clip/;
  const faults = [];
  const tell = (kind, ...what) => faults.push(`${kind}: ${what.join(' ')}`);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.skip, .visually-hidden');
  const called = (each) => each.dataset?.thing ?? each.dataset?.option ?? `${each.className}`.replace(/ ?svelte-\w+/g, '') + (each.matches('button') ? ` "${each.textContent.trim().slice(0, 20)}"` : '');
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}x${Math.round(box.bottom - box.top)}`;
  const both = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // What an element may show of itself, as whatever holds it cuts it off.
  const frames = new Map();
  const frameOf = (each) => {
    if (!each || each === document.body) return WINDOW;
    if (!frames.has(each)) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const outer = position === 'fixed' ? WINDOW : frameOf(each.parentElement);
      const box = each.getBoundingClientRect();
      frames.set(each, both(outer, {
        left: CUTS.test(overflowX) ? box.left : -1e6, right: CUTS.test(overflowX) ? box.right : 1e6,
        top: CUTS.test(overflowY) ? box.top : -1e6, bottom: CUTS.test(overflowY) ? box.bottom : 1e6,
      }));
    }
    return frames.get(each);
  };
  const shown = (each) => both(each.getBoundingClientRect(), frameOf(each.parentElement));

  // Scrolled to as a person would; every place is put back afterwards.
  const rests = all(BOXES).filter((each) => each.scrollTop || each.scrollLeft).map((each) => [each, each.scrollTop, each.scrollLeft]);
  const reach = (each) => {
    if (isWhole) return;
    each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    frames.clear();
  };
  const hit = (each, x, y) => each.contains(document.elementFromPoint(x, y));
  // The longest stretch of a line on which a finger meets the element, or the first that is long enough.
  const stretch = (from, to, enough, isHit) => {
    let best = [from, from];
    let start = null;
    for (let at = from + 1; at < to && best[1] - best[0] < enough; at += STEP) {
      if (!isHit(at)) start = null;
      else {
        start ??= at;
        if (at + STEP - start > best[1] - best[0]) best = [start, at + STEP];
      }
    }
    return best;
  };
  const room = (each, enough) => {
    const box = shown(each);
    if (wide(box) <= 1 || high(box) <= 1) return [0, 0];
    let found = [0, 0];
    for (const share of [0.5, 0.25, 0.75]) {
      const y = box.top + high(box) * share;
      const across = stretch(box.left, box.right, enough, (x) => hit(each, x, y));
      const x = (across[0] + across[1]) / 2;
      const down = stretch(box.top, box.bottom, enough, (at) => hit(each, x, at));
      const size = [across[1] - across[0], down[1] - down[0]];
      if (Math.min(...size) > Math.min(...found)) found = size;
      if (Math.min(...found) >= enough) break;
    }
    return found;
  };

  // What a small window does not show of a map, or shows below the buttons that zoom it and the cards that lie on it, is panned to.
  const isPanned = (each, map) => {
    const [box, pane] = [each.getBoundingClientRect(), shown(map)];
    const isOut = box.left < pane.left || box.top < pane.top || box.right > pane.right || box.bottom > pane.bottom;
    const overlaps = (other) => wide(both(box, other)) > 0 && high(both(box, other)) > 0;
    return isOut || all('.tools, .staying', map.parentElement).some((tools) => overlaps(tools.getBoundingClientRect()));
  };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) tell('the page scrolls', root.scrollWidth, root.scrollHeight);
  const main = document.querySelector('main');
  for (const each of all('main .board, main .archibald, main .table'))
    if (each.scrollWidth > each.clientWidth + SLACK || each.scrollHeight > each.clientHeight + SLACK)
      tell('runs over', called(each), `${each.scrollWidth}x${each.scrollHeight} in ${each.clientWidth}x${each.clientHeight}`);

  const offered = new Set(all('[data-option]').flatMap((each) => each.dataset.option.split(' ')));
  for (const key of keys) if (!offered.has(key)) tell('nowhere', key);

  for (const each of all('main .prompt .question')) {
    const [box, seen] = [each.getBoundingClientRect(), shown(each)];
    if (each.closest('.telling') || !each.textContent.trim()) continue;
    if (wide(seen) < wide(box) - 1 || high(seen) < high(box) - 1) tell('the question is cut off', round(box));
    else if (!each.closest('.prompt').contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)))
      tell('the question is covered', round(box));
  }
  for (const each of all(isWhole ? '[data-option], .prompt button, header :is(a, button)' : '[data-option], .prompt button').filter(isSeen)) {
    reach(each);
    const map = each.closest('[data-zooms]');
    if (map && isPanned(each, map)) continue;
    const least = map && !matchMedia('(max-width: 759px), (max-height: 599px)').matches ? ON_A_MAP : TARGET;
    const [across, down] = room(each, least);
    if (across < least - STEP || down < least - STEP) tell('no room for a finger', called(each), `${Math.round(across)}x${Math.round(down)}`, round(each.getBoundingClientRect()));
  }
  for (const each of isWhole ? all('[data-option], .prompt, .prompt button, .hand').filter(isSeen) : []) {
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) tell('out of sight', called(each), round(box));
  }
  for (const each of all(PLACES).filter(isSeen)) {
    if (each.getBoundingClientRect().height < 1) continue;
    reach(each);
    const box = shown(each);
    if (wide(box) < Math.min(TARGET, each.offsetWidth) || high(box) < Math.min(TARGET, each.offsetHeight) - 1) tell('cannot be looked at', called(each), round(box));
  }
  for (const [each, top, left] of rests) each.scrollTo({ top, left, behavior: 'instant' });
  for (const each of all(BOXES).filter((each) => each.scrollTop || each.scrollLeft))
    if (!rests.some(([rest]) => rest === each)) each.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  frames.clear();

  // A story, a fight, the choice of heroes need the room themselves.
  const isStaged = document.querySelector('.telling, .stage [data-option]') !== null;
  for (const each of all('main :is(.ground, .frame)').filter((each) => isSeen(each) && each.matches('div') && !isStaged)) {
    const box = shown(each);
    if (high(box) < innerHeight * LAND - 1) tell('hardly any table', called(each), round(box));
  }

  const parts = all(PARTS).filter((each) => each.checkVisibility());
  parts.forEach((one, place) => parts.slice(place + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const common = both(shown(one), shown(other));
    if (wide(common) > 4 && high(common) > 4) tell('lie over each other', called(one), '/', called(other), round(common));
  }));

  // Words over words. Cards in a fan lie over each other on purpose, and so do figures on a cell or a pile.
  const lines = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || !isSeen(holder) || holder.closest('.telling .question, svg, dialog')) continue;
    if (holder.closest('.face, .thing:has(.face), .map, .stock, .pile, .foe, .press')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = both(rect, frameOf(holder));
      if (wide(box) > 1 && high(box) > 1) lines.push([node, box]);
    }
    // Words stay whole where names are read.
    if (!holder.closest('.chip, .thing, .who, .title, .button, .head')) continue;
    for (const { index, 0: word } of node.textContent.matchAll(/[^\s\u00a0\u202f-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top / 4))).size > 1) tell('a word breaks', word, round(range.getBoundingClientRect()));
    }
  }
  for (const each of all('main .totals .terrain').filter(isSeen)) lines.push([each, shown(each)]);
  lines.forEach(([one, a], place) => lines.slice(place + 1).forEach(([other, b]) => {
    if (one === other || one.contains(other) || other.contains(one)) return;
    const common = both(a, b);
    if (wide(common) > 3 && high(common) > 7) tell('words over words', one.textContent.trim(), '/', other.textContent.trim());
  }));
  for (const each of all(BOXES).filter((each) => isSeen(each) && !each.closest('.face, .telling .question'))) {
    const { textOverflow, overflowX } = getComputedStyle(each);
    const holdsText = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (holdsText && (textOverflow === 'ellipsis' || CUTS.test(overflowX)) && each.scrollWidth > each.clientWidth + 1)
      tell('a name is cut', each.textContent.trim(), `${each.scrollWidth} in ${each.clientWidth}`);
    else if (holdsText && each.closest('.chip') && each.scrollWidth > each.clientWidth + 1)
      tell('a name runs over', each.textContent.trim(), `${each.scrollWidth} in ${each.clientWidth}`);
  }

  // The dot of what can be chosen lies free of the counters.
  const counters = all('main :is(.count, .again, .limit)').filter(isSeen).map((each) => [each, shown(each)]);
  for (const each of all('main .thing.lit').filter(isSeen)) {
    const [box, dot] = [each.getBoundingClientRect(), getComputedStyle(each, '::after')];
    if (dot.display === 'none') continue;
    const [left, top] = [box.left + parseFloat(dot.left), box.top + parseFloat(dot.top)];
    const spot = both(frameOf(each.parentElement), { left, top, right: left + 16, bottom: top + 16 });
    for (const [counter, at] of counters) {
      const common = both(spot, at);
      if (wide(common) > 2 && high(common) > 2) tell('a dot and a counter', called(each), counter.textContent.trim());
    }
  }
  return [...new Set(faults)];
}
