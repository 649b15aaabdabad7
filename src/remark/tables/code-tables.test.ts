// The six tables of codes with small data: what a row shows, its anchor, its button, and what comes from another file.
import type { Table, TableRow } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import type { Block } from '../mdast/nodes';
import { present as bankCodes } from './bank-codes';
import { present as countryCodes } from './country-codes';
import { present as cryptoCodes } from './crypto-codes';
import { present as currencyCodes } from './currency-codes';
import { present as languageCodes } from './language-codes';
import { present as stateCodes } from './state-codes';

const country = (alpha2: string, name: string, dialling: string[] = []) => ({
  alpha2,
  alpha3: `${alpha2}X`,
  numeric: '036',
  name,
  dialling,
});
const countries = [
  country('AR', 'Argentina', ['54']),
  country('MX', 'Mexico', ['52']),
  country('UA', 'Ukraine', ['380']),
];
const frame = { title: 'Codes', source: { name: 'A list', note: 'All of it.' }, as_of: '2026-01-01' };
const site = {
  tables: { 'country-codes': { ...frame, rows: countries } },
  pages: new Map([['/services/spei', 'SPEI']]),
  services: new Map(
    [
      { slug: 'cards', name: 'Cards', home: '/services/cards', countries: 'any' },
      { slug: 'spei', name: 'SPEI', home: '/services/spei', countries: ['MX'] },
    ].map((service) => [service.slug, service]),
  ),
} as unknown as SiteData;

function rowsOf(blocks: readonly Block[]): TableRow[] {
  return blocks
    .filter((block): block is Table => block.type === 'table')
    .flatMap((table) => table.children.slice(1));
}

function rowOf(blocks: readonly Block[], id: string): TableRow {
  const found = rowsOf(blocks).find((row) => row.data?.hProperties?.id === id);
  if (!found) throw new Error(`No row ${id}`);
  return found;
}

function textsOf(row: TableRow): string[] {
  return row.children.map((cell) => {
    let text = '';
    visit(cell, ['text', 'inlineCode'], (node) => {
      text += (node as { value: string }).value;
    });
    return text.trim();
  });
}

function copied(row: TableRow): (string | null | undefined)[] {
  const found: (string | null | undefined)[] = [];
  visit(row, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    const text =
      node.name === 'Copyable' &&
      node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'text');
    if (text) found.push(text.value as string);
  });
  return found;
}

describe('country codes', () => {
  const blocks = countryCodes({ ...frame, rows: countries }, site);

  it('show every code with a plus before the prefix', () => {
    expect(textsOf(rowOf(blocks, 'ua'))).toEqual(['UA', 'Ukraine', 'UAX', '036', '+380', 'none of its own']);
    expect(copied(rowOf(blocks, 'ua'))).toEqual(['UA']);
  });

  it('name the services that serve a country alone, and link to a guide that exists', () => {
    const row = rowOf(blocks, 'mx');
    expect(textsOf(row).at(-1)).toBe('SPEI');
    expect(JSON.stringify(row)).toContain('/services/spei');
    expect(JSON.stringify(blocks)).not.toContain('/services/cards');
  });
});

describe('state codes', () => {
  const table = {
    ...frame,
    countries: [{ country: 'AR', term: 'Province', why: 'Tax data.' }],
    rows: [{ code: 'AR-A', name: 'Salta' }],
  };

  it('have a section for each country and an anchor for each state', () => {
    const blocks = stateCodes(table, site);
    expect(textsOf(rowOf(blocks, 'ar'))).toEqual(['Argentina AR', 'Province', 'Tax data.']);
    expect(textsOf(rowOf(blocks, 'ar-a'))).toEqual(['AR-A', 'Salta']);
    expect(copied(rowOf(blocks, 'ar-a'))).toEqual(['AR-A']);
  });

  it('stop the build at a country that is no country', () => {
    const wrong = { ...table, countries: [{ country: 'MQ', term: 'State', why: 'Why.' }] };
    expect(() => stateCodes(wrong, site)).toThrow(/no country "MQ".*Did you mean "MX"/);
  });
});

describe('currency codes', () => {
  const euro = {
    code: 'EUR',
    numeric: '978',
    exponent: 2,
    kind: 'currency' as const,
    name: 'Euro',
    countries: ['AR', 'UA'],
  };
  const fund = { code: 'CLF', numeric: '990', exponent: 4, kind: 'unit' as const, name: 'Unidad de Fomento' };
  const gold = { code: 'XAU', numeric: '959', exponent: null, kind: 'metal' as const, name: 'Gold' };
  const blocks = currencyCodes({ ...frame, rows: [fund, euro, gold] }, site);

  it('show decimals and countries by name', () => {
    expect(textsOf(rowOf(blocks, 'eur'))).toEqual(['EUR', 'Euro', '978', '2', 'Argentina, Ukraine']);
  });

  it('show what is no currency in a table of its own', () => {
    expect(textsOf(rowOf(blocks, 'xau'))).toEqual(['XAU', 'Gold', '959', 'none', 'precious metal']);
    expect(rowsOf(blocks).map((row) => row.data?.hProperties?.id)).toEqual(['eur', 'clf', 'xau']);
  });

  it('give the converter the decimals of currencies only', () => {
    const exponents = rowsOf(blocks).map((row) => row.data?.hProperties?.['data-exponent']);
    expect(exponents).toEqual(['2', undefined, undefined]);
  });
});

describe('language codes', () => {
  it('begin with those that locale accepts', () => {
    const rows = [
      { code: 'be', name: 'Belarusian', native: 'беларуская мова' },
      { code: 'uk', name: 'Ukrainian', native: 'Українська', locale: true as const },
    ];
    const blocks = languageCodes({ ...frame, rows });
    expect(rowsOf(blocks).map((row) => textsOf(row).join(' '))).toEqual([
      'uk Ukrainian Українська',
      'be Belarusian беларуская мова',
    ]);
  });
});

describe('crypto codes', () => {
  const network = {
    code: 'XRPL',
    name: 'XRP Ledger',
    address_format: 'Starts with r.',
    address_regex: '^r$',
    address_rule: 'xrpl' as const,
    checksum: 'Four bytes.',
    address_example: 'rEXAMPLE',
    memo: 'required' as const,
    memo_name: 'destination tag',
    confirmations: 'validated ledger',
    time: 'some seconds',
  };
  const row = { asset: 'XRP', network: 'XRPL', name: 'XRP, a coin', decimals: 6, scale: 4 };

  it('show a coin on a network with address, memo, decimals and confirmations', () => {
    const blocks = cryptoCodes({ ...frame, networks: [network], rows: [row] });
    expect(textsOf(rowOf(blocks, 'xrp-xrpl'))).toEqual([
      'XRP on XRPL Name: XRP, a coin',
      'Starts with r. Checksum: Four bytes.',
      'required, destination tag',
      '4 On the network: 6',
      'validated ledger Typically: some seconds',
    ]);
    expect(copied(rowOf(blocks, 'network-xrpl'))).toEqual(['XRPL', 'rEXAMPLE']);
  });
});

describe('bank codes', () => {
  const entry = {
    format: '^[0-9]{3}$',
    example: '012',
    meaning: 'A bank.',
    needed_for: 'Payouts.',
    obtain: 'Ask.',
  };
  const table = {
    ...frame,
    countries: [
      { country: 'MX', code_name: 'Clave', ...entry, source: { name: 'A central bank', note: 'A copy.' } },
      { country: 'UA', code_name: 'MFO', ...entry },
    ],
    rows: [{ country: 'MX', code: '012', name: 'BBVA México' }],
  };
  const blocks = bankCodes(table, site);

  it('list banks with the source of their country', () => {
    expect(textsOf(rowOf(blocks, 'mx-012'))).toEqual(['012', 'BBVA México']);
    expect(JSON.stringify(blocks)).toContain('A central bank');
  });

  it('say of every country how to get the code, and give no section to one without a list', () => {
    expect(textsOf(rowOf(blocks, 'ua')).at(-1)).toBe('Ask.');
    const headings = blocks.filter((block) => block.type === 'heading');
    expect(headings.map((block) => block.data?.hProperties?.id)).toEqual(['countries', 'banks-mx']);
  });
});
