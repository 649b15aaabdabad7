import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    /** Scrolls the sidebar, and the drawer of a phone, to the entry of the open page (src/head-scripts/sidebar-in-view.js). */
    readonly gatewaySidebarInView: () => void;
  }
}

/** After each navigation, in the next frame: the section of the page has been opened by then. */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) requestAnimationFrame(window.gatewaySidebarInView);
  },
} satisfies ClientModule;
