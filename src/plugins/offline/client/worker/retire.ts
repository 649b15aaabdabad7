/**
 * The worker that takes itself back. In: the base path. Out: a browser without a worker and without anything saved. It meets no
 * request, so open pages go on with the network. Browsers ask for the worker's file with each page that they open, and so find it.
 */
import { cachePrefix } from '../../release';

declare const self: ServiceWorkerGlobalScope;

async function retire(base: string): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const own = names.filter((name) => name.startsWith(cachePrefix(base)));
  await Promise.all(own.map((name) => caches.delete(name))).catch(() => undefined);
  await self.registration.unregister();
}

/** Starts the worker, to end it. @param base base path of the site */
export function start(base: string): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(retire(base)));
}
