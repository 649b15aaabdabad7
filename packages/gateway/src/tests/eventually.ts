/** Waits for something that comes by itself: a callback, a later status. Works in concurrent tests too. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 20;

/** Reads again and again until the value is as wanted; fails with the last value read. */
export async function eventually<Value>(read: () => Value | Promise<Value>, wanted: Value): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let found = await read();
  while (!isDeepStrictEqual(found, wanted) && Date.now() < end) {
    await delay(PAUSE_MS);
    found = await read();
  }
  expect(found).toEqual(wanted);
}
