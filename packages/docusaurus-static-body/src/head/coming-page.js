/**
 * Finds the link to another page that the reader is about to use: under the pointer where that will be in a moment, or under the finger. Before the scripts
 * work, a click is a plain navigation, and the mark on the link lets the browser load its page ahead by the rules in the head; once they work, they load it.
 */
(() => {
  // How far ahead of a moving pointer, in milliseconds.
  const AHEAD_MS = 150;
  if (SPARES_LINE) return;

  let coming = {};
  const expect = (link) => {
    const isAlive = document.documentElement.dataset.hasHydrated === 'true';
    if (!link || (link === coming.link && isAlive === coming.isAlive)) return;
    coming.link?.removeAttribute('COMING_PAGE');
    coming = { link, isAlive };
    if (isAlive) window.docusaurus.preload(link.href);
    else link.setAttribute('COMING_PAGE', '');
  };

  let before;
  window.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, timeStamp: at, target }) => {
      const way = before ? AHEAD_MS / Math.max(at - before.at, 1) : 0;
      const there = before && document.elementFromPoint(x + (x - before.x) * way, y + (y - before.y) * way);
      before = { x, y, at };
      expect(window.PAGE_LINK(target) ?? window.PAGE_LINK(there));
    },
    { passive: true },
  );
  for (const intent of ['pointerdown', 'focusin'])
    window.addEventListener(intent, ({ target }) => expect(window.PAGE_LINK(target)), { passive: true });
})();
