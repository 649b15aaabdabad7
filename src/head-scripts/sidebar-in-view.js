/**
 * Scrolls the sidebar, and the drawer of a phone, and nothing else, so that the entry of the open page can be seen; leaves alone where it can. Before each frame until the page is
 * read: no frame shows another place first. After a navigation src/client/sidebar-in-view.ts asks for it, and src/client/mobile-sidebar.ts when the drawer opens.
 */
window.SIDEBAR_IN_VIEW = () => {
  for (const menu of document.querySelectorAll('.menu')) {
    const entry = menu.querySelector('[aria-current="page"]');
    if (!entry) continue;
    const { top, bottom } = entry.getBoundingClientRect();
    const box = menu.getBoundingClientRect();
    // The shelves lie over the entries.
    const start = menu.querySelector('.gw-shelves')?.getBoundingClientRect().bottom ?? box.top;
    if (top < start || bottom > Math.min(box.bottom, window.innerHeight))
      menu.scrollTop += top - box.top - box.height / 3;
  }
};

(function beforeEachFrame() {
  window.SIDEBAR_IN_VIEW();
  if (document.readyState === 'loading') requestAnimationFrame(beforeEachFrame);
})();
document.addEventListener('DOMContentLoaded', () => window.SIDEBAR_IN_VIEW());
