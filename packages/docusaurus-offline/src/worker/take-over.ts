/** A release takes the place of another one: all that the reader had of the old one is saved of the new one first, or nothing changes. */
import { eachOf, sparesLine, type Line } from '@gateway-docs/kit';
import { neededBySections } from './sections';
import type { Store } from './store';

const AT_ONCE = 4;

/** Whether the reader's line is spared. One that is broken is not: then nothing is taken, because a part of a release would be all that is left. */
const isSparing = (): boolean => {
  const { connection }: Line = navigator;
  return sparesLine({ onLine: true, connection });
};

/**
 * @param store of the new release
 * @throws what `Store.save` throws, but for a full storage: then the release begins with nothing saved
 */
export async function takeOver(store: Store): Promise<void> {
  const older = await store.ofOlderReleases();
  if (older.length === 0) return;
  const { tools, page } = store.release;
  // A section that is saved in part is left out: a release must not load what the device had no room for.
  const needed = new Set(await neededBySections(store, ['asked-for']));
  const read = [...older, ...(older.includes(page) ? tools : [])];
  try {
    await eachOf(new Set([...needed, ...read]), AT_ONCE, (address) =>
      // A section is the reader's own wish. Of the rest, a line that is spared gets what is the same in both releases.
      isSparing() && !needed.has(address) ? store.carryOver(address) : store.save(address),
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    await store.clear();
  }
}
