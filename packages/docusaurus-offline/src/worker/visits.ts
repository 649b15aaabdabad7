/** What stays of a visit: the pages that were read, their neighbours, and the files that they have loaded. */
import type { PageRead } from '../messages';
import { neededBySections } from './sections';
import type { Store } from './store';

/** Pages that were read or stand beside one that was. The oldest go first; pages of sections do not count. */
const MOST_PAGES = 40;

/** @returns the pages to save: the page itself last, so that it is the last to go */
const pagesOf = (store: Store, { page, near }: PageRead): string[] =>
  [...near, page].flatMap((url) => store.pageOf(url) ?? []);

function filesOf(store: Store, { loaded, withTools }: PageRead, pages: readonly string[]): string[] {
  const { files, tools } = store.release;
  const own = loaded.flatMap((url) => store.addressOf(url) ?? []).filter((address) => address in files);
  return [...new Set([...own, ...(withTools ? [...tools, ...store.neededBy(pages)] : [])])];
}

async function dropOldest(store: Store): Promise<void> {
  const { pages, tools } = store.release;
  const needed = new Set([...(await neededBySections(store)), ...tools]);
  const read = (await store.ofRelease()).filter((address) => address in pages && !needed.has(address));
  await store.remove(read.slice(0, Math.max(0, read.length - MOST_PAGES)));
}

/**
 * Saves what a page was made of. A file that cannot be had is left out: the others are of use without it.
 * @throws QuotaExceededError after the pages that were saved the longest time ago have been dropped
 */
export async function savePageRead(store: Store, read: PageRead): Promise<void> {
  const pages = pagesOf(store, read);
  for (const address of [...filesOf(store, read, pages), ...pages]) {
    try {
      await store.save(address);
    } catch (error) {
      if (error instanceof DOMException) throw error;
    }
  }
  await dropOldest(store);
}
