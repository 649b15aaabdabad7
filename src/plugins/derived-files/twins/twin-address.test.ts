import { expect, it } from 'vitest';
import { twinAddress } from './twin-address';

it.each([
  ['/', '/index.md'],
  ['/callbacks', '/callbacks.md'],
  ['/api/v2/transaction/create', '/api/v2/transaction/create.md'],
  ['/services/p2p/', '/services/p2p.md'],
])('the twin of %s is %s', (route, twin) => {
  expect(twinAddress(route)).toBe(twin);
});
