/**
 * In the head of each page: the search comes with the reader's first sign, before the other scripts of the page and without them. A page may let its
 * scripts and its style sheet wait, by a type that no browser knows: of these go the style sheet and the scripts of the bar.
 */
(() => {
  const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
  const listen = () => SIGNS.forEach((sign) => window.addEventListener(sign, onSign, true));
  const load = (waiting) => {
    const wanted = waiting.cloneNode();
    wanted.removeAttribute('type');
    wanted.onerror = () => {
      wanted.replaceWith(waiting);
      listen();
    };
    waiting.replaceWith(wanted);
  };
  let isBegun = false;
  // The worker comes beside the script that will ask it, and is given the first file.
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const worker = new Worker('WORKER', { name: 'GIVEN' });
    window.searchWorker = worker;
    worker.onerror = () => {
      window.searchWorker = undefined;
    };
    fetch('MANIFEST', { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) })
      .then((response) => (response.ok ? response.json() : undefined))
      // Who needs the file asks again, and says what came of it.
      .catch(() => undefined)
      .then((manifest) => worker.postMessage({ type: 'manifest', manifest }));
  };
  const onSign = ({ target }) => {
    if (!target.closest?.('[role="search"]')) return;
    SIGNS.forEach((sign) => window.removeEventListener(sign, onSign, true));
    begin();
    document
      .querySelectorAll('[rel="stylesheet"][type], [src*="/RUNTIME."][type], [src*="/BOX."][type]')
      .forEach(load);
  };
  listen();
})();
