import { expect, it } from 'vitest';
import { NAMED_PAGES, samplePages } from './sample';

const routes = [...NAMED_PAGES, ...Array.from({ length: 100 }, (_, i) => `/page-${i}`)];

it('the sample has the named pages and as many others, none twice', () => {
  const pages = samplePages(routes, 5, 1);
  expect(pages.slice(0, 3)).toEqual(NAMED_PAGES);
  expect(new Set(pages).size).toBe(8);
  expect(routes).toEqual(expect.arrayContaining(pages));
});

it('the same seed draws the same pages, another one others', () => {
  expect(samplePages(routes, 5, 1)).toEqual(samplePages(routes, 5, 1));
  expect(samplePages(routes, 5, 2)).not.toEqual(samplePages(routes, 5, 1));
});
