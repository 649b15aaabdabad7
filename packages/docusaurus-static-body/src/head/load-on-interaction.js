/**
 * Lets the scripts of the page and its style sheet go when the reader does something. They go as soon as the page is read where they have
 * something to show that its HTML does not say: a query or a target in the address, or what the reader has chosen before.
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

  const listen = () => SIGNS.forEach((sign) => window.addEventListener(sign, onSign, true));

  const load = (waiting) => {
    const wanted = waiting.cloneNode();
    wanted.removeAttribute('type');
    // Scripts run one after the other, as deferred ones do.
    wanted.async = false;
    wanted.onerror = () => {
      wanted.replaceWith(waiting);
      setTimeout(listen, PAUSE_MS);
    };
    waiting.replaceWith(wanted);
  };

  const loadAll = () => document.querySelectorAll('[type="WAITING_TYPE"]').forEach(load);

  function onSign(event) {
    if (isStill(event)) return;
    SIGNS.forEach((sign) => window.removeEventListener(sign, onSign, true));
    begin();
  }

  function begin() {
    // The scripts need the whole page.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadAll);
    else loadAll();
  }

  // Back to another page, before there is a router that could show it.
  const page = location.pathname;
  window.addEventListener('popstate', () => {
    if (location.pathname !== page && document.documentElement.dataset.hasHydrated !== 'true')
      location.reload();
  });

  if (location.search || location.hash || hasChosen()) begin();
  else listen();
})();
