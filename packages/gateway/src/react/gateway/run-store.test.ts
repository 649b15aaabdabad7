// What a browser stores, and what two of its tabs do to each other, is tried in a browser: tests/browser/tools/payer-page.spec.ts.
import { expect, it } from 'vitest';
import { createRunStore } from './run-store';

const page = { addEventListener: () => undefined };

it('without a database the run is that of the page, with the same rule', async () => {
  const store = createRunStore(undefined, undefined, page);
  expect([store.lasts, await store.read()]).toEqual([false, { revision: 0, state: '' }]);
  expect(await store.replace(0, 'first')).toBe(true);
  expect(await store.read()).toEqual({ revision: 1, state: 'first' });
});

it('a database that cannot be opened is none', async () => {
  const broken = {
    open() {
      throw new Error('SecurityError');
    },
  } as unknown as IDBFactory;
  const store = createRunStore(broken, undefined, page);
  expect(store.lasts).toBe(true);
  expect(await store.replace(0, 'first')).toBe(true);
  expect([store.lasts, await store.read()]).toEqual([false, { revision: 1, state: 'first' }]);
});

it('a page from the cache of pages is told to look again', () => {
  let shown: EventListener = () => undefined;
  const store = createRunStore(undefined, undefined, {
    addEventListener: (_name: string, listener: unknown) => (shown = listener as EventListener),
  });
  let told = 0;
  store.onChange(() => (told += 1));
  shown({ persisted: false } as unknown as Event);
  shown({ persisted: true } as unknown as Event);
  expect(told).toBe(1);
});
