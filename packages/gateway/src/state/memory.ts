/**
 * What a run remembers, by name, so that all of it can be written as text and read back after a restart. A store that asks here for its
 * maps and numbers is in the state file without more work; a store that does not is forgotten at the end of the process.
 */
import { BoundedMap } from '../bounded-map';

/** Something that can be saved: plain values, maps and sets. */
export interface Part {
  readonly save: () => unknown;
  readonly load: (saved: unknown) => void;
}

const TAG = '$type';

/** Maps, sets and infinity, for which JSON has no form. */
function encode(_name: string, value: unknown): unknown {
  if (value instanceof Map) return { [TAG]: 'map', entries: [...(value as Map<unknown, unknown>)] };
  if (value instanceof Set) return { [TAG]: 'set', values: [...(value as Set<unknown>)] };
  return value === Infinity ? { [TAG]: 'infinity' } : value;
}

function decode(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(TAG in value)) return value;
  const { [TAG]: type, entries, values } = value as Record<string, unknown>;
  if (type === 'map') return new Map(entries as [unknown, unknown][]);
  if (type === 'set') return new Set(values as unknown[]);
  return Infinity;
}

/** @param capacity how many entries each map holds */
export function createMemory(capacity: number) {
  const parts = new Map<string, Part>();
  const listeners = new Set<() => void>();
  function add(name: string, part: Part): void {
    if (parts.has(name)) throw new Error(`Two parts of the sandbox state are called ${name}`);
    parts.set(name, part);
  }
  return {
    /** How many entries each map holds; the oldest are forgotten. */
    capacity,
    /** @throws Error when the name is taken */
    add,
    /** Says that something has changed. */
    changed: () => listeners.forEach((listener) => listener()),
    /** Has somebody told about each change. */
    listen: (listener: () => void) => void listeners.add(listener),
    /** A map whose entries are saved. */
    map<Key, Value>(name: string) {
      const map = new BoundedMap<Key, Value>(capacity);
      add(name, {
        save: () => new Map(map),
        load(saved) {
          map.clear();
          for (const [key, value] of saved as Map<Key, Value>) map.set(key, value);
        },
      });
      return map;
    },
    /** A set whose values are saved. */
    set<Value>(name: string) {
      const set = new Set<Value>();
      add(name, {
        save: () => set,
        load(saved) {
          set.clear();
          for (const value of saved as Set<Value>) set.add(value);
        },
      });
      return set;
    },
    /** Everything as one text of JSON. */
    save: () => JSON.stringify(new Map([...parts].map(([name, part]) => [name, part.save()])), encode),
    /**
     * Puts saved values in the place of the present ones. A part that the text does not name stays as it is.
     * @throws Error when the text is no saved state
     */
    load(text: string) {
      const saved: unknown = JSON.parse(text, decode);
      if (!(saved instanceof Map)) throw new Error('this is no saved state of the gateway');
      for (const [name, part] of parts) if (saved.has(name)) part.load(saved.get(name));
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
