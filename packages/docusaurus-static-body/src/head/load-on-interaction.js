/**
 * Lets the scripts of the page and its style sheet go when the reader does something. They go as soon as the page is read where they have
 * something to show that its HTML does not say: a query or a target in the address, or what the reader has chosen before. Who turns to a link is about
 * to leave, and those who leave need no scripts: the line is for the page to come.
 */
(() => {
  // Not `scroll`: a browser scrolls by itself to where a reader has been.
  const SIGNS = ['mousemove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];
  // What could not be loaded waits so long, in milliseconds, before a sign asks for it again.
  const PAUSE_MS = 2000;

  // Choices stand in the storages, and a browser may refuse those.
  const hasChosen = () => {
    try {
      return localStorage.length + sessionStorage.length > 0;
    } catch {
      return false;
    }
  };

  // A browser reports a pointer that lies still over a page which has just come.
  let place;
  const isStill = ({ type, screenX, screenY }) => {
    if (type !== 'mousemove') return false;
    const before = place;
    place = `${screenX} ${screenY}`;
    return before === undefined || before === place;
  };

  // A key to the link brings the page alive, as any key does.
  const isForLink = ({ type, key = 'Enter', target }) =>
    type !== 'wheel' && key === 'Enter' && !target.matches?.(':focus-visible') && window.PAGE_LINK(target);

  // What works by a script of its own needs no others: who acts there waits for nothing else.
  const isApart = ({ target }) => target.closest?.('[data-works-alone]');

  const listen = () => SIGNS.forEach((sign) => window.addEventListener(sign, onSign, true));

  let onTheWay = 0;
  const load = (waiting) => {
    onTheWay += 1;
    const wanted = waiting.cloneNode();
    wanted.removeAttribute('type');
    // Scripts run one after the other, as deferred ones do.
    wanted.async = false;
    wanted.onload = () => (onTheWay -= 1);
    wanted.onerror = () => {
      onTheWay -= 1;
      wanted.replaceWith(waiting);
      setTimeout(listen, PAUSE_MS);
    };
    waiting.replaceWith(wanted);
  };

  // A typeface that comes after the first paint takes the text over with some later change of style, and moves it: then it waits for a navigation
  // (browser/navigation/navigate.ts). No browser tells what a page is drawn in, but letters drawn without the typeface are as wide as those of a copy
  // without it. Some are as wide in both, and one at the end of a line may be narrower. Of the letters of 258 pages at 360 and 1280 px, 59 % at the
  // most were as wide as the copy's with the typeface, and 75 % at the least without it.
  const range = document.createRange();
  const widths = (text) =>
    Array.from(text.data.slice(0, 30), (letter, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().width;
    });
  const isDrawnWithoutTypeface = () => {
    // Those below would be laid out for it.
    const seen = [];
    for (const element of document.querySelectorAll('h1, main p')) {
      if (seen.length === 2 || element.getBoundingClientRect().top > innerHeight) break;
      if (element.offsetWidth > 0) seen.push(element);
    }
    const isSame = seen.flatMap((element) => {
      const { font, fontFamily, letterSpacing } = getComputedStyle(element);
      const copy = document.createElement('b');
      copy.style.cssText = `position: fixed; contain: strict; white-space: nowrap; font: ${font}; letter-spacing: ${letterSpacing}`;
      copy.style.fontFamily = fontFamily.replace(/[^,]+/, 'none');
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      copy.append(...texts.map((text) => text.cloneNode()));
      document.body.append(copy);
      const ofCopy = [...copy.childNodes].flatMap(widths);
      copy.remove();
      return texts.flatMap(widths).map((width, at) => width === ofCopy[at]);
    });
    return isSame.filter(Boolean).length > isSame.length * (2 / 3);
  };

  const loadAll = () => {
    const typefaces = document.querySelector('[TYPEFACES]');
    if (typefaces && isDrawnWithoutTypeface()) typefaces.setAttribute('media', 'print');
    document.querySelectorAll('[type="WAITING_TYPE"]').forEach(load);
  };

  function onSign(event) {
    if (isStill(event) || isForLink(event) || isApart(event)) return;
    SIGNS.forEach((sign) => window.removeEventListener(sign, onSign, true));
    begin();
  }

  function begin() {
    // The scripts need the whole page, and what it is drawn in is known after its first frame; a hidden one has none.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else if (document.hidden || performance.getEntriesByType('paint').length > 0) loadAll();
    else requestAnimationFrame(() => requestAnimationFrame(loadAll));
  }

  window.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
      const isPlain = !(ctrlKey || metaKey || shiftKey || altKey);
      if (onTheWay > 0 && isPlain && window.PAGE_LINK(target)) window.stop();
    },
    true,
  );

  // Back to another page, before there is a router that could show it.
  const page = location.pathname;
  window.addEventListener('popstate', () => {
    if (location.pathname === page || document.documentElement.dataset.hasHydrated === 'true') return;
    document.documentElement.setAttribute('GOING_BACK', '');
    location.reload();
  });

  const start = () => (location.search || location.hash || hasChosen() ? begin() : listen());
  // A page that is drawn ahead may never be read.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
})();
