/**
 * data/state-codes.yaml → why which countries need a state, then a section for each country with a row and an anchor (`#us-ca`) for
 * every state.
 */
import { states as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { StateTable } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import type { Block, Row } from '../mdast';
import { codes, heading, inlineCode, link, markdownInline, records, section } from '../mdast';
import { countryName } from './country-name';

/** The anchor of a country's section; its lower-case code is the anchor of its row above. */
const sectionOf = (country: string): string => `states-${country.toLowerCase()}`;

const countryRow = ({ country, term, why }: StateTable['countries'][number], site: SiteData): Row => ({
  id: country.toLowerCase(),
  cells: [
    [link(`#${sectionOf(country)}`, countryName(country, site)), ' ', inlineCode(country)],
    [term],
    markdownInline(why),
  ],
});

function stateRow({ code, name }: StateTable['rows'][number]): Row {
  const id = code.toLowerCase();
  return { id, cells: [codeCell(code, id), [name]] };
}

export function present({ countries, rows }: StateTable, site: SiteData): Block[] {
  const needing = countries.map((entry) => countryRow(entry, site));
  return [
    ...section(records, 'countries', texts.countries, needing),
    ...countries.flatMap(({ country: code }): Block[] => {
      const country = countryName(code, site);
      const states = rows.filter((row) => row.code.startsWith(`${code}-`));
      return [heading(2, sectionOf(code), country), codes(texts.states, states.map(stateRow), { country })];
    }),
  ];
}
