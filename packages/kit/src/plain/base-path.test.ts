import { expect, it } from 'vitest';
import { routeBelow, underBasePath } from './base-path';

it.each([
  ['/', '/', '/'],
  ['/', '/callbacks#retries', '/callbacks#retries'],
  ['/docs/', '/', '/docs/'],
  ['/docs/', '/cabinet/balances/', '/docs/cabinet/balances/'],
  // A route that is called like the base path is another one.
  ['/docs/', '/docs/old', '/docs/docs/old'],
  ['/eu/docs/', '/search?q=a', '/eu/docs/search?q=a'],
])('below %s the route %s is at %s, and the way back is the same', (basePath, route, path) => {
  expect(underBasePath(basePath, route)).toBe(path);
  expect(routeBelow(basePath, path)).toBe(route);
});

it('leaves a path that is not below the base path', () => {
  expect(routeBelow('/docs/', '/documents/a')).toBe('/documents/a');
  expect(routeBelow('/docs/', '/')).toBe('/');
});
