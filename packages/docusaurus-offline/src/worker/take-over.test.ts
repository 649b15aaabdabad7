import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveSome } from './sections';
import { Store } from './store';
import { takeOver } from './take-over';
import { fakeBrowser, releaseOf, type Network } from './tests/fake-browser';

afterEach(() => void vi.unstubAllGlobals());

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const texts = (of: (name: string) => string) => Object.fromEntries(NAMES.map((name) => [name, of(name)]));
const OLD = texts((name) => `${name} old`);
const NEXT = { ...texts((name) => `${name} next`), a: 'a old' };

/** A network that has the release before, until another one takes its place. */
function network(): { ask: Network; become: (next: Network) => void } {
  let now: Network = (address) => OLD[address] ?? '';
  return { ask: (address) => now(address), become: (next) => (now = next) };
}

/** @returns the store of the next release, where all pages of the one before are saved */
async function readBefore(): Promise<Store> {
  const store = new Store(await releaseOf('old', OLD));
  for (const name of NAMES) await store.save(name);
  return new Store(await releaseOf('next', NEXT));
}

/** Some work goes on for as long as somebody else wants. */
function held<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

/** Lets everything go on that waits for nobody. */
const turn = () => new Promise((done) => setTimeout(done));

describe('a release that takes over', () => {
  it('saves what the reader had', async () => {
    const { ask, become } = network();
    fakeBrowser({ network: ask });
    const store = await readBefore();
    become((address) => NEXT[address as keyof typeof NEXT]);
    await takeOver(store);
    expect((await store.ofRelease()).sort()).toEqual(NAMES);
  });

  it('takes what is the same in both releases, and no byte of the network, where the reader spares the line', async () => {
    const { ask } = network();
    const asked = fakeBrowser({ network: ask, saveData: true });
    const store = await readBefore();
    asked.length = 0;
    await takeOver(store);
    expect(asked).toEqual([]);
    expect(await store.ofRelease()).toEqual(['a']);
  });

  it('saves sections also where the reader spares the line, but not the rest of one that was saved in part', async () => {
    const { ask, become } = network();
    const asked = fakeBrowser({ network: ask, saveData: true });
    const sections = [
      { id: 'whole', label: 'Whole', pages: ['b'] },
      { id: 'part', label: 'Part', pages: ['c', 'd'] },
    ];
    const parts = { file: 'e', folder: 'search-index/parts/1/' };
    const before = new Store(await releaseOf('old', OLD, { sections, parts }));
    await saveSome(before, 'whole');
    become((address) => {
      if (address === 'd') throw new TypeError('no network');
      return OLD[address] ?? '';
    });
    await expect(saveSome(before, 'part')).rejects.toThrow('no network');
    asked.length = 0;
    become((address) => NEXT[address as keyof typeof NEXT]);
    const store = new Store(await releaseOf('next', NEXT, { sections, parts }));
    await takeOver(store);
    expect(asked.sort()).toEqual(['b', 'e']);
    expect((await store.ofRelease()).sort()).toEqual(['b', 'e']);
  });

  it('begins nothing after a failure, and fails when nothing goes on', async () => {
    const { ask, become } = network();
    const asked = fakeBrowser({ network: ask });
    const store = await readBefore();
    asked.length = 0;
    const slow = held<string>();
    become((address) => {
      if (address === 'b') throw new TypeError('no network');
      return slow.promise.then(() => NEXT[address as keyof typeof NEXT]);
    });
    const end = vi.fn();
    const taken = takeOver(store).finally(end);
    taken.catch(() => undefined);
    await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining(['b', 'c', 'd'])));
    await turn();
    expect(end).not.toHaveBeenCalled();
    slow.resolve('');
    await expect(taken).rejects.toThrow('no network');
    expect(asked).not.toContain('f');
    // What had been begun came to its end before.
    const begun = asked.filter((address) => address !== 'b');
    expect((await store.ofRelease()).sort()).toEqual(['a', ...begun].sort());
  });

  it('begins with nothing saved where the storage is full, also of what was on its way by then', async () => {
    const { ask, become } = network();
    let isFull = false;
    const refused: string[] = [];
    const hasRoom = (address: string): boolean => {
      if (!isFull || address !== 'b') return true;
      refused.push(address);
      return false;
    };
    const asked = fakeBrowser({ network: ask, hasRoom });
    const store = await readBefore();
    isFull = true;
    asked.length = 0;
    const slow = held<string>();
    become((address) => {
      const text = NEXT[address as keyof typeof NEXT];
      return address === 'b' ? text : slow.promise.then(() => text);
    });
    const end = vi.fn();
    const taken = takeOver(store).finally(end);
    await vi.waitFor(() => expect(asked).toContain('d'));
    await vi.waitFor(() => expect(refused).toEqual(['b']));
    await turn();
    expect(end).not.toHaveBeenCalled();
    slow.resolve('');
    await taken;
    expect(await caches.keys()).toEqual([]);
  });
});
