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
