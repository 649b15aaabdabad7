/**
 * data/not-offered.yaml → one table of the methods with an anchor for each (`#ideal`): what it is, why it is asked for, which guides reach the
 * same payers, and who says so; then the sources with their addresses.
 */
import { notOffered as texts } from '../../../data/texts/reference-tables.json';
import { WriterError } from '@gateway-docs/kit';
import type { SiteData } from '@gateway-docs/contract';
import type { NotOffered, NotOfferedTable } from '@gateway-docs/site-data/tables';
import { details, factLine, markdownInline, records, type Block, type Inline, type Row } from '../mdast';
import { joined, link } from '../mdast/nodes';
import { cited, sourceList } from './cited-sources';
import { countryName } from './country-name';
import { serviceLinks } from './services';

const payersIn = ({ countries, where }: NotOffered, site: SiteData): string => {
  if (where !== undefined) return where;
  return countries === 'any' ? texts.many : countries.map((code) => countryName(code, site)).join(', ');
};

/** The guides that reach the same payers, each with what is different. */
function alternatives({ code, instead }: NotOffered, site: SiteData): Inline[] {
  const each = instead.map(({ service: slug, how }): Inline[] => {
    const service = site.services.get(slug);
    if (!service) throw new WriterError(`data/not-offered.yaml, ${code}: the catalogue has no "${slug}".`);
    return [...serviceLinks([service], site), ': ', ...markdownInline(how)];
  });
  return joined(each, ' ');
}

export function present({ rows, sources }: NotOfferedTable, site: SiteData): Block[] {
  const methods = rows.map((row): Row => ({
    id: row.code,
    cells: [
      [link(`#${row.code}`, row.name), ...factLine(payersIn(row, site))],
      [...markdownInline(row.what), ' ', ...markdownInline(row.asked)],
      alternatives(row, site),
      cited(row.source.flatMap((id) => sources[id] ?? [])),
    ],
  }));
  const list = sourceList(Object.values(sources));
  return [records(texts, methods), details('sources', texts.sources, [list])];
}
