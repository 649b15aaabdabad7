/** A release takes the place of another one: all that the reader had of the old one is saved of the new one first, or nothing changes. */
import { sparesLine, type Line } from '@gateway-docs/kit';
import { neededByWholeSections } from './sections';
import type { Store } from './store';

const AT_ONCE = 4;

/** Whether the reader's line is spared. One that is broken is not: then nothing is taken, because a part of a release would be all that is left. */
const isSparing = (): boolean => {
  const { connection }: Line = navigator;
  return sparesLine({ onLine: true, ...(connection ? { connection } : {}) });
};

/**
 * Works on several addresses at once. After the first failure none is begun any more.
 * @param addresses what there is to do
 * @param work done with each of them
 * @throws what the work throws, once nothing goes on: what is saved later would get into a storage that has been emptied
 */
async function doEach(
  addresses: Iterable<string>,
  work: (address: string) => Promise<unknown>,
): Promise<void> {
  const queue = [...addresses];
  const workOff = async (): Promise<void> => {
    try {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) await work(address);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const running = Array.from({ length: AT_ONCE }, workOff);
  await Promise.allSettled(running);
  await Promise.all(running);
}

/**
 * @param store of the new release
 * @throws what `Store.save` throws, but for a full storage: then the release begins with nothing saved
 */
export async function takeOver(store: Store): Promise<void> {
  const older = await store.ofOlderReleases();
  if (older.length === 0) return;
  const { tools, page } = store.release;
  const needed = new Set(await neededByWholeSections(store));
  const read = [...older, ...(older.includes(page) ? tools : [])];
  try {
    await doEach(new Set([...needed, ...read]), (address) =>
      // A section is the reader's own wish. Of the rest, a line that is spared gets what is the same in both releases.
      isSparing() && !needed.has(address) ? store.carryOver(address) : store.save(address),
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    await store.clear();
  }
}
