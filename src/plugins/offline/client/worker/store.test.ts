import { expect, it } from 'vitest';
import { isNamedByContent } from './store';

it('knows what is named after its content', () => {
  const named = ['assets/js/main.1234.js', 'offline/search-1234.json', 'search-index/parts/1/words-0.json'];
  const others = ['', 'assets', 'offline', 'search-index/head.json', 'sandbox/worker.js', 'callbacks'];
  expect([...named, ...others].filter(isNamedByContent)).toEqual(named);
});
