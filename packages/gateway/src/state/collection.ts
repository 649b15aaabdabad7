/**
 * Numbered things of one kind that calls make and change: invoices, payment pages, templates, reports. The documented
 * examples are there from the start, so that their numbers can be used.
 */
import { refused } from '../api-error';
import type { Memory } from './memory';

/**
 * @param examples as the documentation shows them; of several with one number the first counts
 * @param firstId number of the first new thing, above those of the examples
 * @param name of the things in the state file
 * @param asOfNow what has become of a thing by itself
 */
export function createCollection<Thing extends { readonly id: number }>(
  examples: readonly Thing[],
  firstId: number,
  memory: Memory,
  name: string,
  asOfNow: (thing: Thing) => Thing = (thing) => thing,
) {
  const things = memory.map<number, Thing>(name);
  for (const example of [...examples].sort((a, b) => a.id - b.id)) {
    if (!things.has(example.id)) things.set(example.id, example);
  }
  let lastId = firstId - 1;
  memory.add(`last of ${name}`, { save: () => lastId, load: (saved) => void (lastId = Number(saved)) });

  function get(id: number): Thing {
    const thing = things.get(id);
    if (!thing) throw refused.NOT_FOUND('no such id');
    return asOfNow(thing);
  }

  return {
    /** Adds the thing that `make` gives for a new number. */
    add(make: (id: number) => Thing) {
      const thing = make(++lastId);
      things.set(lastId, thing);
      return thing;
    },
    /** @throws ApiError 20 */
    get,
    /**
     * Replaces members of a thing; returns it whole.
     * @throws ApiError 20
     */
    change(id: number, changes: Partial<Thing>) {
      const changed = { ...get(id), ...changes };
      things.set(id, changed);
      return asOfNow(changed);
    },
    /** The newest first. */
    all: () => [...things.values()].reverse().map(asOfNow),
  };
}
