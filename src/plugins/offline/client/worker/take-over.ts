/** A release takes the place of another one: all that the reader had of the old one is saved of the new one first, or nothing changes. */
import { neededBySections } from './sections';
import type { Store } from './store';

const AT_ONCE = 4;

/** The reader asks browsers to spare the line; the compiler's types do not know it. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * @param store of the new release
 * @throws what `Store.save` throws, but for a full storage: then the release begins with nothing saved
 */
export async function takeOver(store: Store): Promise<void> {
  const older = await store.ofOlderReleases();
  if (older.length === 0) return;
  const { tools, page } = store.release;
  const read = isSparing() ? [] : [...older, ...(older.includes(page) ? tools : [])];
  const queue = [...new Set([...(await neededBySections(store)), ...read])];
  const work = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift())
      await store.save(address);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    await store.clear();
  }
}
