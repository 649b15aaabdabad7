/**
 * data/bank-codes.yaml → what the code is in each country, then a section for each country whose banks can be listed, with its own
 * source and a row and an anchor (`#mx-012`) for every bank.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { BankTable } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, paragraph, strong, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { countryName } from './country-name';

type BankCountry = BankTable['countries'][number];

const BANK = { title: 'Bank', plain: true } as const;

/** The anchor of a country's section; its lower-case code is the anchor of its row above. */
const section = (country: string): string => `banks-${country.toLowerCase()}`;

function countryRow(entry: BankCountry, site: SiteData): Row {
  const name = countryName(entry.country, site);
  return {
    id: entry.country.toLowerCase(),
    cells: [
      [
        entry.source ? link(`#${section(entry.country)}`, name) : name,
        ' ',
        inlineCode(entry.country),
        ...factLine('Code', strong(entry.code_name)),
      ],
      [
        ...markdownInline(entry.meaning),
        ...factLine('Format', inlineCode(entry.format)),
        ...factLine('Example', inlineCode(entry.example)),
      ],
      markdownInline(entry.needed_for),
      markdownInline(entry.obtain),
    ],
  };
}

function bankRow({ country, code, name }: BankTable['rows'][number]): Row {
  const id = `${country}-${code}`.toLowerCase();
  return { id, cells: [codeCell(code, id), [name]] };
}

function banksOf(
  { country, code_name: codeName, source }: BankCountry,
  rows: BankTable['rows'],
  site: SiteData,
): Block[] {
  if (!source) return [];
  const name = countryName(country, site);
  const origin: Inline = source.url ? link(source.url, source.name) : source.name;
  const banks = rows.filter((row) => row.country === country);
  return [
    heading(2, section(country), `Banks in ${name}`),
    paragraph('Source: ', origin, '. ', ...markdownInline(source.note)),
    table([codeName, BANK], banks.map(bankRow), { label: `Banks in ${name}`, layout: 'codes' }),
  ];
}

export function present({ countries, rows }: BankTable, site: SiteData): Block[] {
  return [
    heading(2, 'countries', 'The code of each country'),
    table(
      ['Country', 'What the code is', 'Where it is needed', 'Where to get it'],
      countries.map((entry) => countryRow(entry, site)),
      { label: 'The bank code of each country', layout: 'records' },
    ),
    ...countries.flatMap((entry) => banksOf(entry, rows, site)),
  ];
}
