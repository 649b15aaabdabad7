/**
 * In the head of each page: the first file of the index is asked for with the reader's first sign, beside the scripts of the page and not
 * after them.
 */
(() => {
  const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
  const onSign = ({ target }) => {
    if (!target.closest?.('[role="search"]')) return;
    SIGNS.forEach((sign) => window.removeEventListener(sign, onSign, true));
    window.searchManifest = fetch('MANIFEST', { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) })
      .then((response) => (response.ok ? response.json() : undefined))
      // Who needs the file asks again, and says what came of it.
      .catch(() => undefined);
  };
  SIGNS.forEach((sign) => window.addEventListener(sign, onSign, true));
})();
