import { expect, it } from 'vitest';
import { whyFailed } from './why-failed';

const OWN = 'https://site.example/assets/js/main.aaa111.js';
const page = (script: string) => () =>
  Promise.resolve(new Response(`<script src=/assets/js/${script} defer></script>`));

it.each([
  ['another release is there', OWN, page('main.bbb222.js'), 'outdated'],
  ['the same release is there', OWN, page('main.aaa111.js'), 'unreachable'],
  ['a page of something else is there', OWN, page('other.js'), 'unreachable'],
  ['this page has no main script', '', page('main.bbb222.js'), 'unreachable'],
  ['nothing is there', OWN, () => Promise.reject(new TypeError('no network')), 'unreachable'],
])('where %s', async (_, html, load, reason) => {
  expect(await whyFailed(html, load)).toBe(reason);
});
