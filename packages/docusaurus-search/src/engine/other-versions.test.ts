import { describe, expect, it } from 'vitest';
import { smallIndex } from '../tests/small-index';
import { onePerOtherVersion } from './other-versions';
import { openManifest } from '../format/search-index';

const routes = ['/api/v1/account/info', '/callbacks', '/api/v2/account/info', '/api/v1/list'];
const index = openManifest(smallIndex(routes.map((url) => ({ url, title: url }))).manifest);
const ranked = [9, 8, 7, 6].map((score, page) => ({ page, score }));

describe('onePerOtherVersion', () => {
  it('lets the leading version answer for both, with the better score', () => {
    expect(onePerOtherVersion(index, ranked, 'v2')).toEqual([
      { page: 1, score: 8 },
      { page: 2, score: 9 },
      { page: 3, score: 6 },
    ]);
  });

  it('keeps the older one where it leads, and pages without a otherVersion', () => {
    expect(onePerOtherVersion(index, ranked, 'v1').map(({ page }) => routes[page])).toEqual([
      '/api/v1/account/info',
      '/callbacks',
      '/api/v1/list',
    ]);
  });
});
