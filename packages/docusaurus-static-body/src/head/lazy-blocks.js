/**
 * Lets the browser leave out the blocks of a long page that are far below the screen, so that the first screen is painted sooner. Who lands at a
 * target, goes to one, or comes back to a place needs the height of all that is above it: that page is laid out as a whole.
 */
(() => {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit?.type === 'navigate') root.setAttribute('LAZY_BLOCKS', '');

  const layOutAll = () => root.removeAttribute('LAZY_BLOCKS');
  window.addEventListener('hashchange', layOutAll);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target.closest('a[href*="#"]')) layOutAll();
    },
    true,
  );
})();
