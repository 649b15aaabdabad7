import { afterEach, expect, it, vi } from 'vitest';
import { whyFailed } from './why-failed';

const OWN = 'https://site.example/assets/js/main.aaa111.js';
const page = (script: string) => () =>
  Promise.resolve(new Response(`<script src=/assets/js/${script} defer></script>`));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['another release is there', OWN, page('main.bbb222.js'), 'outdated'],
  ['the same release is there', OWN, page('main.aaa111.js'), 'unreachable'],
  ['a page of something else is there', OWN, page('other.js'), 'unreachable'],
  ['this page has no main script', '', page('main.bbb222.js'), 'unreachable'],
  ['nothing is there', OWN, () => Promise.reject(new TypeError('no network')), 'unreachable'],
])('where %s', async (_, src, load, reason) => {
  vi.stubGlobal('document', { scripts: [{ src }] });
  vi.stubGlobal('fetch', load);
  expect(await whyFailed('/')).toBe(reason);
  expect(await whyFailed('/', 'outdated')).toBe('outdated');
});
