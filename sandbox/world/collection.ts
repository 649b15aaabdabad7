/**
 * Numbered things of one kind that calls make and change: invoices, payment pages, templates, reports. The documented
 * examples are there from the start, so that their numbers can be used.
 */
import { BoundedMap } from '../bounded-map';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';

export interface Collection {
  /** Adds a thing with a new number under `idName`, which stands first. */
  add(values: JsonObject): JsonObject;
  /** @throws Refusal 20 */
  get(id: number): JsonObject;
  /** Replaces members of a thing; returns it whole. */
  change(id: number, values: JsonObject): JsonObject;
  /** The newest first. */
  all(): JsonObject[];
}

/**
 * @param idName member that holds the number
 * @param examples as the documentation shows them; of several with one number the first counts
 * @param firstId number of the first new thing, above those of the examples
 */
export function createCollection(
  idName: string,
  examples: readonly JsonObject[],
  firstId: number,
  capacity: number,
): Collection {
  const things = new BoundedMap<number, JsonObject>(capacity);
  const byNumber = [...examples].sort((a, b) => Number(a[idName]) - Number(b[idName]));
  for (const example of byNumber) {
    const id = Number(example[idName]);
    if (!things.has(id)) things.set(id, example);
  }
  let lastId = firstId - 1;

  function get(id: number): JsonObject {
    const thing = things.get(id);
    if (!thing) throw new Refusal(20, `${idName}: no such number`);
    return thing;
  }

  return {
    add(values) {
      const thing = { [idName]: ++lastId, ...values };
      things.set(lastId, thing);
      return thing;
    },
    get,
    change(id, values) {
      const changed = { ...get(id), ...values };
      things.set(id, changed);
      return changed;
    },
    all: () => [...things.values()].reverse(),
  };
}
