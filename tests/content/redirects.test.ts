import { expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { aliasesOf, readRedirects } from '@gateway-docs/writing/redirects';
import { root } from './guides/read-guides';
import routes from './routes.json';

interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
}

const agreed: readonly Route[] = routes;
const redirects = readRedirects(root);

it.each(agreed)('$path has exactly its agreed aliases', ({ path, aliases = [] }) => {
  expect(aliasesOf(path, redirects)).toEqual([...aliases]);
});

it('every redirect leads to a page', () => {
  const pages = [...demoSite.pages.keys()];
  const leading = new Set(pages.flatMap((page) => aliasesOf(page, redirects)));
  const lost = redirects.filter(({ alias }) => ![...leading].some((address) => address.startsWith(alias)));
  expect(
    lost.map(({ page, alias }) => `data/site/redirects.yaml: ${alias} leads to no page; ${page} is gone`),
  ).toEqual([]);
});
