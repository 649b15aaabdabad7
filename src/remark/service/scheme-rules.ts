/**
 * In: a fact sheet. Out: what the operator of a payment method has decided for everybody, as a table with the source and the day of each
 * value, and the addresses of the sources as text: the page asks nobody, and a reader can compare.
 */
import type { SiteData } from '@gateway-docs/contract';
import { type Scheme, sourcesOf, statedValues } from '@gateway-docs/site-data/schemes';
import { relatedOperation } from '../cross-references/links';
import { jsxBlock } from '../mdast/jsx';
import { markdownInline } from '../mdast/markdown';
import { paragraph, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { cited, sourceList } from '../tables/cited-sources';

const COLUMNS = ['Rule', { title: 'What the scheme says', plain: true }, { title: 'Source', plain: true }];

/** `MED` of the sheet `pix` is the anchor `pix-med`; a guide may show several sheets. */
function valueRows(slug: string, scheme: Scheme): Row[] {
  return statedValues(scheme).map(({ key, label, value, note, sources }) => ({
    id: `scheme-${slug}-${key}`,
    cells: [[label], [value, ...(note === undefined ? [] : ['. ', ...markdownInline(note)])], cited(sources)],
  }));
}

function changeRows(scheme: Scheme): Row[] {
  return scheme.changes.map(({ since, text, source }) => ({
    cells: [[`Since ${since}`], markdownInline(text), cited(sourcesOf(scheme, source))],
  }));
}

/**
 * @param slug of the sheet, for the anchors of its rows
 * @returns the rows and the sources in a closed block, which a link to a row opens
 */
export function schemeRules(slug: string, scheme: Scheme, reference: SiteData): Block[] {
  const rows = [...valueRows(slug, scheme), ...changeRows(scheme)];
  const summary = `${rows.length} rules of ${scheme.name} for every provider, each with source and day`;
  return [
    jsxBlock('Details', { id: `scheme-${slug}-rules`, summary }, [
      paragraph(
        `The rules of ${scheme.name} hold for every provider. Each row names its source and the day on which it was compared. `,
        'Limits, fees and times that your provider sets are set for your point: read them with ',
        relatedOperation('service-list', 'v2', reference),
        '.',
      ),
      table(COLUMNS, rows, { label: `Rules of ${scheme.name}`, layout: 'records' }),
      paragraph(`Sources of the rules of ${scheme.name}:`),
      sourceList(Object.values(scheme.sources)),
    ]),
  ];
}
