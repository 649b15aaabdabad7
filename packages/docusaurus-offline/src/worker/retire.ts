/**
 * The worker that takes itself back. In: where what is saved lies. Out: a browser without a worker and without anything saved. It meets no
 * request, so open pages go on with the network. Browsers ask for the worker's file with each page that they open, and so find it.
 */
import { cachePrefix, type Release } from '../release';

type Site = Pick<Release, 'storage' | 'base'>;

declare const self: ServiceWorkerGlobalScope;

async function retire(site: Site): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const own = names.filter((name) => name.startsWith(cachePrefix(site)));
  await Promise.all(own.map((name) => caches.delete(name))).catch(() => undefined);
  await self.registration.unregister();
}

/** Starts the worker, to end it. @param site whose caches are removed */
export function start(site: Site): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(retire(site)));
}
