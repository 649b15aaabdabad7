import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { screenSchema } from '@gateway-docs/site-data/cabinet';
import { parseFlow } from '@gateway-docs/site-data/flows';
import { listFiles } from '@gateway-docs/kit/files';
import { codesOf, readTables } from '@gateway-docs/site-data/tables';
import { languageCodesSchema as codesSchema } from '@gateway-docs/site-data/tests';
import { schema as serviceSchema } from '@gateway-docs/site-data/services';
import { findPlaceholders, Folder } from '@gateway-docs/kit/yaml';
import { frontMatterSchema } from '../../src/remark/front-matter';
import { mistake } from '../../src/remark/tests/render';
import type { Plan } from '@gateway-docs/writing/new';
import { fill, kindOf, make, planPage, readExisting, report, usage } from '@gateway-docs/writing/new';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(import.meta.dirname, '../..');
const existing = readExisting(root);
const HEAD = /^---\n(?<yaml>[\s\S]*?\n)---\n/;
let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'new-'));
  const isTemplate = (file: string) =>
    file.includes('_template') || file.startsWith('packages/writing/templates/');
  const templates = ['docs', 'cabinet', 'packages/writing']
    .flatMap((folder) => listFiles(root, folder))
    .filter(isTemplate);
  for (const file of templates) cpSync(path.join(root, file), path.join(site, file), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const plan = (kind: string, name: string, title: string): Plan =>
  planPage(kindOf(kind), name, title, existing);
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

/** Every kind, with a name that is free. */
const WAYS = [
  ['service', 'mobile_money/atlantis', 'Atlantis mobile money'],
  ['country', 'atlantis', 'Atlantis'],
  ['operation', 'transaction-p2p-split-card', 'Split a card transfer'],
  ['screen', 'reporting/lost_parcels', 'Lost parcels'],
  ['reference', 'parcel-codes', 'Parcel codes'],
] as const;

/** What a schema refuses in a value beside places that are to be filled. */
function wrongBesidePlaceholders(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap(({ path: at, message }) => {
    const found = at.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
      value,
    );
    const isPlaceholder = `${JSON.stringify(found)}${at.join()}`.includes('‹');
    return isPlaceholder ? [] : [`${at.join('.')}: ${message}`];
  });
}

describe.each(WAYS)('npm run new -- %s %s "%s"', (kind, name, title) => {
  it('makes files whose known values are filled in and whose places are left to the writer', () => {
    const planned = plan(kind, name, title);
    const made = make(site, planned);
    expect(made).toEqual(planned.files.map(([, target]) => target));
    for (const file of made.filter((name) => !name.endsWith('.ts'))) {
      const left = findPlaceholders(read(file)).map(({ text }) => text);
      expect(left.length, file).toBeGreaterThan(0);
      expect(
        left.filter((text) => Object.keys(planned.values).includes(text.slice(1, -1))),
        file,
      ).toEqual([]);
    }
  });

  it('makes pages that are refused for their places alone, with line and text', () => {
    for (const page of make(site, plan(kind, name, title)).filter((file) => file.endsWith('.mdx'))) {
      const text = read(page);
      const head = HEAD.exec(text);
      expect(wrongBesidePlaceholders(frontMatterSchema, parse(head?.groups?.yaml ?? '')), page).toEqual([]);
      const lines = (head?.[0] ?? '').split('\n').length - 1;
      const body = `${'\n'.repeat(lines)}${text.slice(head?.[0].length).replace(/\{#([\w-]+)\}$/gm, '{/* #$1 */}')}`;
      const [first] = findPlaceholders(body);
      expect(mistake(body), page).toContain(`line ${first?.line ?? 0}: Not filled yet: ${first?.text ?? ''}`);
    }
  });

  it('overwrites nothing', () => {
    const planned = plan(kind, name, title);
    const [last = ''] = planned.files.map(([, target]) => target).slice(-1);
    make(site, { ...planned, files: planned.files.slice(-1) });
    writeFileSync(path.join(site, last), 'mine');
    expect(() => make(site, planned)).toThrow(`is never overwritten: ${last}.`);
    expect(read(last)).toBe('mine');
    expect(planned.files.filter(([, target]) => existsSync(path.join(site, target)))).toHaveLength(1);
  });

  it('says what comes next: fill, sidebar, links, check', () => {
    const planned = plan(kind, name, title);
    const text = report(['made.mdx'], planned);
    const placeholders = ['Fill ', 'sidebar', 'Link it', 'npm run check'].map((step) => text.indexOf(step));
    expect(placeholders).toEqual([...placeholders].sort((a, b) => a - b));
    expect(placeholders[0]).toBeGreaterThan(0);
  });
});

describe('the data files', () => {
  it.each([
    ['service', serviceSchema, 0],
    ['screen', screenSchema, 0],
    ['reference', codesSchema, 0],
  ] as const)('of %s fit their schema but for their places', (kind, schema, index) => {
    const [, name, title] = WAYS.find((way) => way[0] === kind) ?? WAYS[0];
    const file = make(site, plan(kind, name, title))[index] ?? '';
    const problems = wrongBesidePlaceholders(schema, parse(read(file)));
    // Each table has columns of its own; the template has the two that most have.
    expect(problems.filter((problem) => !problem.startsWith('rows.0.native'))).toEqual([]);
  });

  it('of a diagram are one once their places are filled', async () => {
    const [, file = ''] = make(site, plan(...WAYS[0]));
    const placeholders = findPlaceholders(read(file));
    const known = { codes: codesOf(await readTables(new Folder(root, 'data'))), operator: demoSite.operator };
    const filled = read(file).replaceAll(/‹[^‹›]*›/g, 'Words.');
    expect(placeholders.length).toBeGreaterThan(10);
    expect(parseFlow(file, filled, known).steps).toHaveLength(7);
  });

  it('of an operation refer to each other and to what exists, and have the facts that others have', () => {
    const made = make(site, plan(...WAYS[2])).filter((file) => file.startsWith('api/'));
    const broken = made.flatMap((file) =>
      [...read(file).matchAll(/\$ref: '?([^'#\s}]+\.yaml)/g)]
        .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
        .filter((target) => !made.includes(target) && !existsSync(path.join(root, target))),
    );
    expect(broken).toEqual([]);
    const keys = (text: string) => Object.keys(parse(text) as object);
    const model = readFileSync(path.join(root, 'api/shared/operations/transaction-issue-token.yaml'), 'utf8');
    expect(keys(read(made[0] ?? ''))).toEqual(keys(model));
  });

  it('take the next free service_id, and a slug that is free', () => {
    const { values } = plan('service', 'settlepay/refund', 'Settlepay refund');
    const highest = Math.max(...existing.services.values());
    // A form in two steps has an id of its own.
    const file = path.join(root, 'data/services/acquiring_form.yaml');
    const form = parse(readFileSync(file, 'utf8')) as z.infer<typeof serviceSchema>;
    expect(existing.services.get('acquiring_form_two_step')).toBe(form.two_step?.id);
    expect(values).toMatchObject({
      slug: 'settlepay_refund',
      dashed: 'settlepay-refund',
      id: String(highest + 1),
    });
    expect(plan('service', 'pix2', 'Pix 2').values.slug).toBe('pix2');
    expect(plan('service', 'crypto/star_pay', 'Star').values.slug).toBe('star_pay');
  });

  it('of an operation have the path of its group', () => {
    const names = [
      'transaction-split',
      'transaction-p2p-retry-now',
      'binance-pay-notify-again',
      'cards-list',
    ];
    expect(names.map((id) => plan('operation', id, 'Title').values.name)).toEqual([
      'transaction/split',
      'transaction/p2p/retry_now',
      'binance_pay/notify_again',
      'cards/list',
    ]);
  });
});

describe('a name that cannot be', () => {
  it.each([
    ['an unknown kind', 'servise', 'x', 'Title', 'There is no kind "servise". Did you mean "service"?'],
    [
      'a route that exists',
      'service',
      'pix',
      'Pix',
      '/services/pix exists: "Pix". Edit that page, or choose another route. Beside it: ',
    ],
    ['a folder that is a page', 'service', '/services/p2p/', 'P2P', '/services/p2p/ exists: '],
    [
      'a slug that exists',
      'service',
      'new/pix_payout',
      'Pix payout',
      'The catalogue has an entry "pix_payout" with service_id ',
    ],
    [
      'capitals',
      'service',
      'Pix-2',
      'Pix 2',
      '"Pix-2" cannot be the name. Take lower-case letters, digits and single underscores',
    ],
    ['a route too deep', 'service', 'a/b/c', 'Title', '"a/b/c" cannot be the name.'],
    ['no title', 'service', 'pix2', '', 'Give a title of 3 to 60 characters in quotes. Found 0: "".'],
    ['a title that YAML would not read', 'service', 'pix2', 'Pix: two', 'Leave : out of the title'],
    [
      'an operation that exists',
      'operation',
      'transaction-find',
      'Find',
      'The operation "transaction-find" exists: api/shared/operations/transaction-find.yaml.',
    ],
    [
      'an operation without a group',
      'operation',
      'split',
      'Split',
      'Take its group and its verb in lower case with dashes',
    ],
    [
      'an operation of reports',
      'operation',
      'report-delete',
      'Delete',
      '"report-delete" belongs to reports or invoicing',
    ],
    [
      'a screen without a section',
      'screen',
      'lost',
      'Lost',
      'Take section and screen in lower case with underscores',
    ],
    [
      'a table that exists',
      'reference',
      'currency_codes',
      'Currencies',
      'The table "currency-codes" exists: data/currency-codes.yaml.',
    ],
  ])('%s', (_what, kind, name, title, message) => {
    expect(() => plan(kind, name, title)).toThrow(message);
  });

  it('is answered with the kinds that there are', () => {
    expect(usage().split('\n')).toHaveLength(WAYS.length + 5);
  });
});

it('fills every occurrence of a place, also within another one', () => {
  expect(fill('‹a› ‹b ‹a›› ‹a b›', { a: '1' })).toBe('1 ‹b 1› ‹a b›');
});
