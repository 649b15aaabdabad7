/**
 * The worker of the site. In: the release, which the build puts into its text. Out: pages and their tools without a network.
 * It begins to work at once (`skipWaiting`), also under pages of an older release, which is safe: what keeps its name comes from the
 * network as long as there is one, what is named after its content stays as long as such a page is open, and no cache ever holds
 * files of two releases.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import type { Release } from '../release';
import { orders } from './orders';
import { Store } from './store';
import { NetworkFirst, SavedFirst } from './strategies';
import { takeOver } from './take-over';

declare const self: ServiceWorkerGlobalScope;

/** Starts the worker. @param release what the site consists of */
export function start(release: Release): void {
  const store = new Store(release);

  // A navigation begins while the worker still starts, so that a reader with a network never waits for it.
  enableNavigationPreload();
  registerRoute(({ url }) => store.isNamedByContent(store.addressOf(url.href) ?? ''), new SavedFirst(store));
  registerRoute(
    ({ url, request }) =>
      request.mode === 'navigate'
        ? store.addressOf(url.href) !== undefined
        : store.pageOf(url.href) !== undefined || (store.addressOf(url.href) ?? '') in release.files,
    new NetworkFirst(store),
  );

  self.addEventListener('install', (event) => {
    event.waitUntil(takeOver(store).then(() => self.skipWaiting()));
  });
  self.addEventListener('activate', (event) => {
    const dropped = store.dropOlderReleases().catch(() => undefined);
    event.waitUntil(dropped.then(() => self.clients.claim()));
  });
  self.addEventListener('message', orders(store));
}
