/** A Markdown twin has no indentation: the row of a field says where the field stands. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FAMILY_NAMES } from '@gateway-docs/contract/openapi';
import type { Field, SiteData } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import { operationPage } from '../../../src/remark/cross-references/routes';
import { loadSiteData } from '../../../src/remark/prepare-page';
import { tablesOf, twinOf } from './support/twins';

let site: SiteData;
beforeAll(async () => {
  site = await loadSiteData(demoSite);
});

const pathsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ path, fields: inner }) => [path, ...pathsOf(inner)]);

/** The code at the beginning of the first cell of each row. */
const firstCells = (twin: string): string[] =>
  tablesOf(twin).flatMap((rows) => rows.flatMap(([first = '']) => /^`([^`]+)`/.exec(first)?.[1] ?? []));

describe.each(FAMILY_NAMES)('the twins of the calls of %s', (family) => {
  it('name each field of the request by its path', () => {
    const wrong = site.operations
      .filter(
        (operation) =>
          operation.family === family &&
          operation.direction === 'call' &&
          operationPage(operation).anchor === '',
      )
      .flatMap((operation) => {
        const { route } = operationPage(operation);
        const shown = new Set(firstCells(twinOf(`docs${route}.mdx`, site)));
        return pathsOf(operation.request).flatMap((path) => (shown.has(path) ? [] : `${route}: ${path}`));
      });
    expect(wrong).toEqual([]);
  });
});

it('names members of lists and of objects in a response by their paths too', () => {
  const shown = (route: string) => firstCells(twinOf(`docs/api/v2/${route}.mdx`, site));
  expect(shown('service/list')).toEqual(expect.arrayContaining(['groups[].id', 'services[].limits[].step']));
  expect(shown('transaction/pay')).toEqual(expect.arrayContaining(['result.qr.payload']));
});
