/**
 * Who reads on may click next: on a page that has been quiet, before its scripts, the links nearest to the middle of the window are marked one after the
 * other, and the browser loads their pages ahead by the rules in the head. The link that the reader turns to (coming-page.js) has the line for itself.
 */
(() => {
  // A page has about 30 KB: a fast first click shall cost less than the page that is open.
  const MOST = 3;
  // Long enough for one page to come on a slow line.
  const QUIET_MS = 2000;
  if (SPARES_LINE || !HTMLScriptElement.supports?.('speculationrules')) return;

  const marked = new Set();
  // What the reader then does asks for something: the search, another page, the scripts.
  let hasActed = false;
  const isOver = () =>
    hasActed ||
    marked.size === MOST ||
    document.documentElement.dataset.hasHydrated === 'true' ||
    document.querySelector('[COMING_PAGE]');

  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => requestIdleCallback(markNext), QUIET_MS);
  };
  const fromMiddle = ({ top, bottom }) => Math.abs((top + bottom) / 2 - innerHeight / 2);
  function markNext() {
    if (isOver()) return;
    if (document.hidden || document.prerendering) return wait();
    const [next] = [...document.querySelectorAll('article a')]
      // What is not laid out yet is not in view, and to ask for its place would lay it out.
      .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }) && window.PAGE_LINK(link))
      .map((link) => ({ link, away: fromMiddle(link.getBoundingClientRect()) }))
      .filter(({ link, away }) => away < innerHeight / 2 && !marked.has(link.pathname))
      .sort((a, b) => a.away - b.away);
    if (!next) return;
    marked.add(next.link.pathname);
    next.link.setAttribute('PAGE_AHEAD', '');
    wait();
  }
  for (const event of ['load', 'scroll', 'pointermove'])
    window.addEventListener(event, wait, { passive: true });
  for (const event of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
    window.addEventListener(event, () => (hasActed = true), { passive: true });
})();
