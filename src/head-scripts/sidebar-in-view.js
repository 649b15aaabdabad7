/**
 * Scrolls the sidebar, and nothing else, so that the entry of the open page can be seen; leaves it alone where it can. Before each frame until the page is
 * read: no frame shows another place first. After a navigation src/client/sidebar-in-view.ts asks for it.
 */
window.SIDEBAR_IN_VIEW = () => {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const entry = menu?.querySelector('[aria-current="page"]');
  if (!entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top >= box.top && bottom <= Math.min(box.bottom, window.innerHeight)) return;
  menu.scrollTop += top - box.top - box.height / 3;
};

(function beforeEachFrame() {
  window.SIDEBAR_IN_VIEW();
  if (document.readyState === 'loading') requestAnimationFrame(beforeEachFrame);
})();
document.addEventListener('DOMContentLoaded', () => window.SIDEBAR_IN_VIEW());
