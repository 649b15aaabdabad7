/**
 * A limit of the contract has one home: all limits are changed at once in memory, every page is expanded, and no old one still stands beside the
 * name of its field. A copy in a page, a text, a description or a data file would.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Field, Operation, SiteData } from '@gateway-docs/contract';
import type { Constraints } from '@gateway-docs/site-data/model';
import { demoSite } from '@gateway-docs/contract/tests';
import { listFiles } from '@gateway-docs/kit/files';
import { loadSiteData } from '../../../src/remark/prepare-page';
import { siteDir } from './support/contract';
import { twinOf } from './support/twins';

/** No page has a number of this size, so what was changed can be told from what was copied. */
const SHIFT = 8_000_000;

/** Changes every number of a limit: bounds, and how often a pattern repeats. */
const shifted = (constraints: Constraints): Constraints =>
  Object.fromEntries(
    Object.entries(constraints).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'number') return [name, value + SHIFT];
      if (name !== 'pattern') return [name, value];
      return [name, String(value).replaceAll(/\d+(?=(,\d+)?\})/g, (times) => String(Number(times) + SHIFT))];
    }),
  );

const withShift = (field: Field): Field => ({
  ...field,
  constraints: shifted(field.constraints),
  ...(field.itemConstraints && { itemConstraints: shifted(field.itemConstraints) }),
  ...(field.entryConstraints && {
    entryConstraints: {
      name: shifted(field.entryConstraints.name),
      value: shifted(field.entryConstraints.value),
    },
  }),
  fields: field.fields.map(withShift),
});

const changed = (operation: Operation): Operation => ({
  ...operation,
  headers: operation.headers.map(withShift),
  parameters: operation.parameters.map(withShift),
  request: operation.request.map(withShift),
  responses: operation.responses.map((response) => ({
    ...response,
    fields: response.fields.map(withShift),
  })),
});

/** The numbers of a limit that a text could repeat; one of anything is no limit that somebody copies. */
function numbersOf({ constraints, itemConstraints, entryConstraints: entries }: Field): string[] {
  const all = [constraints, itemConstraints, entries?.name, entries?.value];
  const text = all.flatMap((one) => Object.values(one ?? {}).map(String)).join(' ');
  return [...text.matchAll(/(?<![\d.])\d+(?![\d.])/g)]
    .map(([number]) => number)
    .filter((number) => Number(number) > 1);
}

const fieldsOf = ({ headers, parameters, request, responses }: Operation): Field[] => {
  const below = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) => [field, ...below(field.fields)]);
  return below([...headers, ...parameters, ...request, ...responses.flatMap(({ fields }) => fields)]);
};

/** Old limits by the name of their field. */
function limitsOf(operations: readonly Operation[]): Map<string, Set<string>> {
  const limits = new Map<string, Set<string>>();
  for (const field of operations.flatMap(fieldsOf))
    limits.set(field.name, new Set([...(limits.get(field.name) ?? []), ...numbersOf(field)]));
  return limits;
}

/** The name of a form, and no limit: which digits of a card number a mask shows. */
const MASK = /first 6 and (?:the )?last 4 digits/;

/** Words in which a limit is told. */
const TOLD =
  /(?:\b(?:at most|up to|exactly|at least|maximum|\d+ to|default) `?(\d+)`?(?![.\d-]))|(?:(?<![\d.-])(\d+) (?:to \d+ )?(?:characters|code points|letters|digits|items|entries))|(?:\{(\d+)(?:,(\d+))?\})/g;

/**
 * @param limits numbers by the name of a field
 * @returns each row or sentence of a twin that names a field in code and one of its numbers as a limit
 */
function copiesIn(twin: string, limits: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return twin.split(/\n|(?<=[.:;]) /).filter((sentence) => {
    const numbers = [...sentence.replace(MASK, '').matchAll(TOLD)].flatMap(([, ...found]) =>
      found.filter(Boolean),
    );
    const names = [...sentence.matchAll(/`(?:[\w[\]]+\.)*([\w-]+)(?:\[\])?`/g)].map(([, name = '']) => name);
    return names.some((name) => numbers.some((number) => limits.get(name)?.has(number)));
  });
}

let site: SiteData;
let limits: Map<string, Set<string>>;
beforeAll(async () => {
  site = await loadSiteData(demoSite);
  limits = limitsOf(site.wholeOperations);
});

it('finds a limit that a page repeats', () => {
  const row = '| `external_order_id` | at most 48 characters | An order has at most 48 characters. |';
  expect(copiesIn(`Names.\n${row}`, limits)).toContain(row.slice(0, row.indexOf('. |') + 1));
  expect(copiesIn('A key (`Idempotency-Key`) has 16 to 64 letters.', limits)).toHaveLength(1);
  expect(copiesIn('`external_order_id` 48 is an order.', limits)).toEqual([]);
});

it('no page repeats a limit of the contract', () => {
  /** Only a page with a number can repeat one; a partial may bring it. */
  const mentions = (source: string) =>
    /::operation|^import |\{limit/m.test(source) || [...source.matchAll(TOLD)].length > 0;
  const other = {
    ...site,
    operations: site.operations.map(changed),
    wholeOperations: site.wholeOperations.map(changed),
  };
  const pages = ['docs', 'cabinet']
    .flatMap((folder) => listFiles(siteDir, folder))
    // Version 1 has the fields of version 2.
    .filter((file) => file.endsWith('.mdx') && !/(^|\/)_|\/v1\//.test(file))
    .filter((file) => mentions(readFileSync(path.join(siteDir, file), 'utf8')));
  expect(pages.length).toBeGreaterThan(60);
  const twins = pages.map((page) => [page, twinOf(page, other)] as const);
  expect(twins.filter(([, twin]) => twin.includes(String(SHIFT + 48))).length).toBeGreaterThan(10);
  expect(twins.flatMap(([page, twin]) => copiesIn(twin, limits).map((copy) => `${page}: ${copy}`))).toEqual(
    [],
  );
});

it('an id has one length wherever it stands', () => {
  const lengths = new Map<string, Set<number>>();
  for (const { name, constraints } of site.wholeOperations.flatMap(fieldsOf)) {
    if (!/(^|_)(id|ids|key|token)$/.test(name) || constraints.maxLength === undefined) continue;
    lengths.set(name, new Set([...(lengths.get(name) ?? []), constraints.maxLength]));
  }
  expect(lengths.size).toBeGreaterThan(5);
  expect([...lengths].filter(([, found]) => found.size > 1)).toEqual([]);
  // What a page or an invoice is called becomes the order of its payments.
  const of = (name: string) => [...(lengths.get(name) ?? [])];
  for (const name of ['external_page_id', 'external_invoice_id'])
    expect(of(name)).toEqual(of('external_order_id'));
});
