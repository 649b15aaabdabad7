/**
 * Works on several things at once. After the first failure none is begun any more.
 * @param things what there is to do
 * @param atOnce how many of them
 * @param work done with each of them
 * @throws what the work throws, once nothing goes on any more: who clears up after it clears up for good
 */
export async function eachOf<Thing>(
  things: Iterable<Thing>,
  atOnce: number,
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const queue = [...things];
  const rest = queue.values();
  const workOff = async (): Promise<void> => {
    try {
      for (const thing of rest) await work(thing);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const running = Array.from({ length: atOnce }, workOff);
  await Promise.allSettled(running);
  await Promise.all(running);
}
