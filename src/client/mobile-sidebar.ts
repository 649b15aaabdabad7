import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pressedKey } from '@gateway-docs/kit';

/** What lies behind the drawer: neither Tab nor a screen reader may go there while it is open. */
const BEHIND = [
  '#__docusaurus > [role="region"]',
  '.navbar__inner',
  '#__docusaurus_skipToContent_fallback',
  '.footer',
  '.theme-announcement-bar',
];

const drawer = (): HTMLElement | null => document.querySelector('.navbar-sidebar');
const isOpen = (): boolean => document.querySelector('.navbar-sidebar--show') !== null;

/** The drawer comes in by a transition; what is hidden at its first frame takes no focus. */
const MAX_FRAMES = 20;

function focusCloseButton(frame = 0): void {
  const button = drawer()?.querySelector<HTMLElement>('.navbar-sidebar__close');
  button?.focus();
  if (button && document.activeElement !== button && isOpen() && frame < MAX_FRAMES)
    requestAnimationFrame(() => focusCloseButton(frame + 1));
}

/** A link of the drawer leads to a page, whose own focus stays; closing it leads back to where the reader was. */
function focusToggle(): void {
  if (document.activeElement === document.body || drawer()?.contains(document.activeElement))
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (pressedKey(event) === 'Escape' && isOpen())
    drawer()?.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
}

/** Watches the class that the theme gives the navbar: its drawer has no other sign of being open. */
function watch(): void {
  let wasOpen = false;
  const observer = new MutationObserver((changes) => {
    const ofNavbar = changes.some(({ target }) => target instanceof Element && target.matches('.navbar'));
    if (!ofNavbar || isOpen() === wasOpen) return;
    wasOpen = !wasOpen;
    for (const part of document.querySelectorAll(BEHIND.join())) part.toggleAttribute('inert', wasOpen);
    if (wasOpen) {
      window.gatewaySidebarInView();
      focusCloseButton();
    } else focusToggle();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['class'] });
  document.addEventListener('keydown', closeOnEscape);
}

if (ExecutionEnvironment.canUseDOM) watch();
