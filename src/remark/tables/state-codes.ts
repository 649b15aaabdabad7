/**
 * data/state-codes.yaml → why which countries need a state, then a section for each country with a row and an anchor (`#us-ca`) for
 * every state.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { StateTable } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { countryName } from './country-name';

const NAME = { title: 'Name', plain: true } as const;

/** The anchor of a country's section; its lower-case code is the anchor of its row above. */
const section = (country: string): string => `states-${country.toLowerCase()}`;

function countryRow({ country, term, why }: StateTable['countries'][number], site: SiteData): Row {
  return {
    id: country.toLowerCase(),
    cells: [
      [link(`#${section(country)}`, countryName(country, site)), ' ', inlineCode(country)],
      [term],
      markdownInline(why),
    ],
  };
}

function stateRow({ code, name }: StateTable['rows'][number]): Row {
  const id = code.toLowerCase();
  return { id, cells: [codeCell(code, id), [name]] };
}

export function present({ countries, rows }: StateTable, site: SiteData): Block[] {
  return [
    heading(2, 'countries', 'Countries that need a state'),
    table(
      ['Country', 'What it is called there', 'Why it is needed'],
      countries.map((entry) => countryRow(entry, site)),
      {
        label: 'Countries that need a state',
        layout: 'records',
      },
    ),
    ...countries.flatMap(({ country }): Block[] => {
      const title = countryName(country, site);
      const states = rows.filter((row) => row.code.startsWith(`${country}-`));
      return [
        heading(2, section(country), title),
        table(['Code', NAME], states.map(stateRow), { label: `States of ${title}`, layout: 'codes' }),
      ];
    }),
  ];
}
