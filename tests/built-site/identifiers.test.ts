// Everything on the built site that looks like an identifier obeys the rule of its kind: readers copy examples into their tests, and
// a number that no checker accepts costs them an hour. The same is true of the files to download.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ServiceField } from '@gateway-docs/site-data/services';
import {
  identifiersByField,
  identifiersByForm,
  identifiersByLabel,
  type Identifier,
} from './support/identifiers';
import { filesIn, folderOf, pagesIn, type BuiltPage } from './support/site';
import { demoSite } from '@gateway-docs/contract/tests';

const main = folderOf('main');
const pages = pagesIn(main);
const fields = new Map<string, ServiceField[]>();
const { services } = await demoSite.load();
for (const service of services.values()) {
  for (const field of service.fields) fields.set(field.slug, [...(fields.get(field.slug) ?? []), field]);
}

/** Texts of the page as a reader sees them, each by itself: two cells never run together. */
function textsOf({ $ }: BuiltPage): string[] {
  const texts = $('article *')
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node && node.nodeType === 3 ? [node.data] : []));
  const code = $('article pre')
    .toArray()
    .map((block) => $(block).text());
  return [...texts, ...code];
}

function onPage(page: BuiltPage): Identifier[] {
  const { $ } = page;
  const blocks = $('article')
    .find('td, li, p')
    .toArray()
    .map((block) => $(block).text());
  const code = $('article pre')
    .toArray()
    .map((block) => $(block).text());
  return [
    ...textsOf(page).flatMap(identifiersByForm),
    ...blocks.flatMap(identifiersByLabel),
    ...code.flatMap((text) => identifiersByField(text, fields)),
  ];
}

const wrong = (found: readonly Identifier[]): string[] => [
  ...new Set(found.filter(({ valid }) => !valid).map(({ kind, value }) => `${kind} ${value}`)),
];

describe.each(pages)('$route', (page) => {
  it('shows valid identifiers only', () => {
    expect(wrong(onPage(page))).toEqual([]);
  });
});

describe('downloads', () => {
  const files = filesIn(main).filter(
    (file) => /\.(csv|txt|md|ya?ml|json)$/.test(file) && !/^assets\/|search/.test(file),
  );

  it.each(files)('%s holds valid identifiers only', (file) => {
    const text = readFileSync(path.join(main, file), 'utf8');
    expect(wrong([...identifiersByForm(text), ...identifiersByField(text, fields)])).toEqual([]);
  });
});

describe('the search for identifiers', () => {
  it('finds those that the site is known to show', () => {
    const found = pages.flatMap(onPage);
    const count = (kind: string) =>
      new Set(found.filter((one) => one.kind === kind).map(({ value }) => value)).size;
    expect(count('card number')).toBeGreaterThan(20);
    expect(count('CLABE')).toBeGreaterThan(0);
    for (const network of [
      'on TRON',
      'of Ethereum',
      'of Bitcoin',
      'on TON',
      'of Stellar',
      'of the XRP Ledger',
    ]) {
      expect(count(`address ${network}`), network).toBeGreaterThan(0);
    }
    expect(count('field card_number')).toBeGreaterThan(0);
  });

  it.each([
    ['4111111111111112', 'card number'],
    ['4111 1111 1111 1112', 'card number'],
    ['378282246310006', 'card number'],
    ['DE00370400440532013000', 'IBAN'],
    ['DE89 3704 0044 0532 0130 01', 'IBAN'],
    ['999000123456789016', 'CLABE'],
    ['2850590940090418135202', 'CBU'],
    ['123.456.789-00', 'CPF'],
    ['TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdW', 'address on TRON'],
    ['0xAbCdEf1111111111111111111111111111111111', 'address of Ethereum'],
  ])('refuses %s', (value, kind) => {
    for (const text of [value, `"${value}"`, `Send ${value}, then wait.`]) {
      expect(identifiersByForm(text), text).toEqual([{ kind, value, valid: false }]);
    }
  });

  it.each([
    ['The CPF 12345678900 of the payer', false],
    ['The CPF 12345678909 of the payer', true],
    ['A CPF such as 12345678909, or a CUIT', true],
    ['The CNPJ 12345678000100', false],
  ])('reads "%s"', (text, valid) => {
    expect(identifiersByLabel(text).map((one) => one.valid)).toEqual([valid]);
  });

  it('leaves times, ids and masked numbers alone', () => {
    const text = '1735689600000000 900001 411111******1111 2025-01-01T00:00:00Z order-4111111111111112';
    expect(identifiersByForm(text)).toEqual([]);
  });
});
