import { isPlainClick } from '@gateway-docs/kit';

/** The part of the router's history that links need. */
export interface Navigation {
  push: (address: string) => void;
  replace: (address: string) => void;
}

/**
 * The link to another page of the site that an event is about; undefined for a link to a file, to another host, into a new tab, or to
 * an anchor of this page, all of which the browser follows by itself.
 */
function pageLink({ target }: Event, baseUrl: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download') || link.type !== '') return undefined;
  if (link.getAttribute('href')?.startsWith('#') !== false) return undefined;
  if (link.origin !== window.location.origin || !link.pathname.startsWith(baseUrl)) return undefined;
  return /\.[a-z0-9]+$/i.test(link.pathname) ? undefined : link;
}

/**
 * Lets the router follow the links of static HTML.
 * @param body the links inside it
 * @param navigation the router's history
 * @param baseUrl path below which the pages of the site are
 * @param signal ends it
 */
export function followLinks(
  body: Element,
  navigation: Navigation,
  baseUrl: string,
  signal: AbortSignal,
): void {
  const onClick = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || !isPlainClick(event)) return;
    const link = pageLink(event, baseUrl);
    if (!link) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    // A second entry of the same address would be a Back that leads nowhere.
    if (link.href === window.location.href) navigation.replace(address);
    else navigation.push(address);
  };
  // On the way down, before a component of the router that drew the same link.
  body.addEventListener('click', onClick, { capture: true, signal });
}
