/**
 * A map that forgets its oldest entries beyond a number, because the sandbox keeps everything in memory and may run
 * for days.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #capacity: number;

  constructor(capacity: number) {
    super();
    this.#capacity = capacity;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size > this.#capacity) {
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return this;
  }
}
