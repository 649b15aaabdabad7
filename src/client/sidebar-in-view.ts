import type { ClientModule } from '@docusaurus/types';

/** Scrolls the sidebar, and nothing else, so that the entry of the open page can be seen; leaves it alone where it can. */
function bringIntoView(): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
  const entry = menu?.querySelector('[aria-current="page"]');
  if (!menu || !entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top >= box.top && bottom <= Math.min(box.bottom, window.innerHeight)) return;
  menu.scrollTop += top - box.top - box.height / 3;
}

/** After each route change, in the next frame: the section of the page has been opened by then. */
const sidebarInView: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) requestAnimationFrame(bringIntoView);
  },
};

export default sidebarInView;
