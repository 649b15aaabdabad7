import { expect, it } from 'vitest';
import { markdownTwinRoute } from './markdown-twin-route';

it.each([
  ['/', '/index.md'],
  ['/callbacks', '/callbacks.md'],
  ['/api/v2/transaction/create', '/api/v2/transaction/create.md'],
  ['/services/p2p/', '/services/p2p.md'],
])('the twin of %s is %s', (route, twin) => {
  expect(markdownTwinRoute(route)).toBe(twin);
});

it('knows the front page of a site below a base path', () => {
  expect(markdownTwinRoute('/docs/', '/docs/')).toBe('/docs/index.md');
  expect(markdownTwinRoute('/docs/callbacks', '/docs/')).toBe('/docs/callbacks.md');
});
