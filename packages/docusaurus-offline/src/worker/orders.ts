/** Carries out what pages ask for, one order after the other, and replies over the port of each. */
import type { Failure, IsCurrent, PageRead, Replies, Reply, ToWorker } from '../messages';
import { OtherReleaseError } from './other-release-error';
import { overview, removeSection, saveSome } from './sections';
import type { Store } from './store';
import { savePageRead } from './visits';

declare const self: ServiceWorkerGlobalScope;

/** Files of other releases may go when the one open page is of this release. */
async function tidy(store: Store, { loaded }: PageRead): Promise<void> {
  const { files } = store.release;
  const isCurrent = loaded.some((url) => url.includes('/main.') && (store.addressOf(url) ?? '') in files);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isCurrent && pages.length <= 1) await store.dropOtherFiles();
}

/** A page that the release no longer has is not of it. */
function isCurrent(store: Store, { script, page, hash }: IsCurrent): boolean {
  const { files, pages } = store.release;
  if (!((store.addressOf(script) ?? '') in files)) return false;
  return hash === undefined || pages[store.pageOf(page) ?? '']?.[0] === hash;
}

async function carryOut(store: Store, order: ToWorker): Promise<Replies[ToWorker['type']]> {
  switch (order.type) {
    case 'page-read':
      await tidy(store, order);
      await savePageRead(store, order);
      return null;
    case 'is-current':
      return isCurrent(store, order);
    case 'overview':
      return overview(store);
    case 'save':
      return saveSome(store, order.id);
    case 'remove':
      await removeSection(store, order.id);
      return overview(store);
    case 'remove-all':
      await store.clear();
      return overview(store);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof OtherReleaseError) return 'other-release';
  return error instanceof TypeError ? 'unreachable' : 'no-space';
}

/**
 * @param store what the orders work on
 * @returns the listener for messages
 */
export function orders(store: Store): (event: ExtendableMessageEvent) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (event) => {
    const reply = (message: Reply<unknown>): void => event.ports[0]?.postMessage(message);
    last = last.then(() =>
      carryOut(store, event.data as ToWorker).then(
        (value) => reply({ value }),
        (error: unknown) => {
          // The next release is on its way: the browser looks for it now and not with the next page.
          if (error instanceof OtherReleaseError) void self.registration.update().catch(() => undefined);
          reply({ failure: failureOf(error) });
        },
      ),
    );
    event.waitUntil(last);
  };
}
