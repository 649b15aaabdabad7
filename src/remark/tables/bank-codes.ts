/**
 * data/bank-codes.yaml → what the code is in each country, then a section for each country whose banks can be listed, with its own
 * source and a row and an anchor (`#mx-012`) for every bank.
 */
import { banks as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { BankTable } from '@gateway-docs/site-data/tables';
import { type Block, type Row, codes, filled, markdownInline, records, section, withFacts } from '../mdast';
import { inlineCode, link, paragraph, strong } from '../mdast/nodes';
import { codeCell } from '../cross-references/links';
import { countryName } from './country-name';

type BankCountry = BankTable['countries'][number];

/** The anchor of a country's section; its lower-case code is the anchor of its row above. */
const sectionOf = (country: string): string => `banks-${country.toLowerCase()}`;

function countryRow(entry: BankCountry, site: SiteData): Row {
  const name = countryName(entry.country, site);
  const place = entry.source ? link(`#${sectionOf(entry.country)}`, name) : name;
  return {
    id: entry.country.toLowerCase(),
    cells: [
      withFacts([place, ' ', inlineCode(entry.country)], { [texts.code]: strong(entry.code_name) }),
      withFacts(markdownInline(entry.meaning), {
        [texts.format]: inlineCode(entry.format),
        [texts.example]: inlineCode(entry.example),
      }),
      markdownInline(entry.needed_for),
      markdownInline(entry.obtain),
    ],
  };
}

function bankRow({ country, code, name }: BankTable['rows'][number]): Row {
  const id = `${country}-${code}`.toLowerCase();
  return { id, cells: [codeCell(code, id), [name]] };
}

function banksOf(entry: BankCountry, rows: BankTable['rows'], site: SiteData): Block[] {
  const { country, code_name: codeName, source } = entry;
  if (!source) return [];
  const origin = source.url ? link(source.url, source.name) : source.name;
  return section(
    codes,
    sectionOf(country),
    { label: texts.country, columns: [codeName, { title: texts.bank, plain: true }] },
    rows.filter((row) => row.country === country).map(bankRow),
    { country: countryName(country, site) },
    [paragraph(...filled(texts.source, { source: [origin], note: markdownInline(source.note) }))],
  );
}

export function present({ countries, rows }: BankTable, site: SiteData): Block[] {
  const codesOf = countries.map((entry) => countryRow(entry, site));
  const banks = countries.flatMap((entry) => banksOf(entry, rows, site));
  return [...section(records, 'countries', texts.countries, codesOf), ...banks];
}
