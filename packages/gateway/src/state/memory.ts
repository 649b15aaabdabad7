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

export interface Memory {
  /** How many entries each map holds; the oldest are forgotten. */
  readonly capacity: number;
  /** A map whose entries are saved. */
  map<Key, Value>(name: string): Map<Key, Value>;
  /** A set whose values are saved. */
  set<Value>(name: string): Set<Value>;
  /** @throws Error when the name is taken */
  add(name: string, part: Part): void;
  /** Says that something has changed. */
  changed(): void;
  /** Has somebody told about each change. */
  listen(listener: () => void): void;
  /** Everything as one text of JSON. */
  save(): string;
  /**
   * Puts saved values in the place of the present ones. A part that the text does not name stays as it is.
   * @throws Error when the text is no saved state
   */
  load(text: string): void;
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
export function createMemory(capacity: number): Memory {
  const parts = new Map<string, Part>();
  const listeners = new Set<() => void>();
  function add(name: string, part: Part): void {
    if (parts.has(name)) throw new Error(`Two parts of the sandbox state are called ${name}`);
    parts.set(name, part);
  }
  return {
    capacity,
    add,
    changed: () => listeners.forEach((listener) => listener()),
    listen: (listener) => void listeners.add(listener),
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
    save: () => JSON.stringify(new Map([...parts].map(([name, part]) => [name, part.save()])), encode),
    load(text) {
      const saved: unknown = JSON.parse(text, decode);
      if (!(saved instanceof Map)) throw new Error('this is no saved state of the gateway');
      for (const [name, part] of parts) if (saved.has(name)) part.load(saved.get(name));
    },
  };
}
