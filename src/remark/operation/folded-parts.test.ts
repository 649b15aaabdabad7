import { expect, it } from 'vitest';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Block } from '../mdast/nodes';
import { example } from '../service/example';
import { scenarios } from '../service/scenarios';
import { field } from '@gateway-docs/site-data/tests';
import { fieldTables } from './field-tables';
import { demoSite } from '@gateway-docs/contract/tests';

const isDetails = (block: Block): boolean => block.type === 'mdxJsxFlowElement' && block.name === 'Details';
const summaries = (blocks: readonly Block[]): unknown[] =>
  blocks
    .filter(isDetails)
    .map((block) =>
      (block as MdxJsxFlowElement).attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'summary',
      ),
    )
    .map((attribute) => attribute?.value);
/** Rows below the head of each table that is not folded. */
const openRows = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) => (block.type === 'table' ? [block.children.length - 1] : []));

it('a long request shows what it needs, what its example sends, and objects; other fields are folded under their names', () => {
  const required = Array.from({ length: 6 }, (_, i) => field(`needed_${i}`, { required: true }));
  const optional = Array.from({ length: 5 }, (_, i) => field(`free_${i}`));
  const object = field('point', { type: 'object', fields: [field('url', { path: 'point.url' })] });
  const all = [...required, ...optional, object];
  const folds = new Set(['needed_0', 'free_0']);
  const blocks = fieldTables(all, 'request', 'Fields', folds);
  // The small object has its property in a row of its own.
  expect(openRows(blocks)).toEqual([9]);
  expect(summaries(blocks)).toEqual(['4 optional fields: free_1, free_2, free_3, free_4']);
  expect(summaries(fieldTables(all.slice(1), 'request', 'Fields', folds))).toEqual([]);
  expect(summaries(fieldTables(all, 'responses', 'Fields'))).toEqual([]);
});

it('a large object opens below its row, at any depth, and the table goes on below it', () => {
  const leaves = (path: string) =>
    Array.from({ length: 4 }, (_, i) => field(`leaf_${i}`, { path: `${path}.leaf_${i}` }));
  const inner = field('qr', { path: 'result.qr', type: 'object', fields: leaves('result.qr') });
  const outer = field('result', { type: 'object', fields: [inner, ...leaves('result')] });
  const blocks = fieldTables([field('id'), outer, field('status')], 'responses', 'Fields');
  expect(openRows(blocks)).toEqual([2, 1]);
  expect(blocks.map(({ type }) => type)).toEqual(['table', 'mdxJsxFlowElement', 'table']);
  const text = JSON.stringify(blocks);
  const places = [
    'result: 5 fields',
    'result.qr: 4 fields',
    'result.qr.leaf_3',
    'result.leaf_3',
    '#responses-status',
  ];
  expect(places.map((words) => text.indexOf(words)).every((at, i, all) => at > (all[i - 1] ?? 0))).toBe(true);
});

it('the table of an object that is called fields does not say so twice', () => {
  const many = Array.from({ length: 9 }, (_, i) => field(`slug_${i}`, { path: `fields.slug_${i}` }));
  const tables = JSON.stringify(
    fieldTables([field('fields', { type: 'object', fields: many })], 'request', 'R'),
  );
  expect(tables).toContain('Inside fields');
  expect(tables).not.toContain('Fields of fields');
});

it('a guide shows two scenarios and says how the others end; of a second service all are folded', async () => {
  const site = await demoSite.load();
  const service = site.services.get('blik');
  if (!service) throw new Error('There is no service blik.');
  const first = scenarios(service, site, 0);
  expect(openRows(first)).toEqual([2]);
  const [more, ...others] = summaries(first);
  expect(more).toMatch(/^\d+ more scenarios, and all codes: \d+ end in failed, \d/);
  expect(others).toEqual([]);
  const second = scenarios(service, site, 1);
  expect(openRows(second)).toEqual([]);
  expect(summaries(second)[0]).toMatch(new RegExp(`^${service.scenarios.length} scenarios, and all codes: `));
  expect(summaries(example(service, site, 0))).toEqual([]);
  expect(summaries(example(service, site, 1))).toEqual([`Request and response of ${service.name}`]);
});
