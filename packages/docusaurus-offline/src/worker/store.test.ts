import { afterEach, expect, it, vi } from 'vitest';
import { Store } from './store';
import { fakeBrowser, releaseOf } from './tests/fake-browser';

afterEach(() => void vi.unstubAllGlobals());

it('knows what is named after its content', async () => {
  fakeBrowser({ network: () => '' });
  const store = new Store(await releaseOf('1', {}));
  const named = ['assets/js/main.1234.js', 'offline/search-1234.json', 'search-index/parts/1/words-0.json'];
  const others = ['', 'assets', 'offline', 'search-index/head.json', 'tool/worker.js', 'callbacks'];
  expect([...named, ...others].filter((address) => store.isNamedByContent(address))).toEqual(named);
});
