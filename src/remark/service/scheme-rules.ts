/**
 * In: a fact sheet. Out: what the operator of a payment method has decided for everybody, as a table with the source and the day of each
 * value, and the addresses of the sources as text: the page asks nobody, and a reader can compare.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import type { SiteData } from '@gateway-docs/contract';
import { type Scheme, sourcesOf, statedValues } from '@gateway-docs/site-data/schemes';
import { relatedOperation } from '../cross-references/links';
import { jsxBlock } from '../mdast/jsx';
import { filled } from '../mdast/filled';
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
export function schemeRules(slug: string, scheme: Scheme, site: SiteData): Block[] {
  const rows = [...valueRows(slug, scheme), ...changeRows(scheme)];
  const { name } = scheme;
  const summary = fillText(texts.ruleCount, { count: rows.length, name });
  return [
    jsxBlock('Details', { id: `scheme-${slug}-rules`, summary }, [
      paragraph(...filled(texts.rules, { name, limits: [relatedOperation('service-list', 'v2', site)] })),
      table(COLUMNS, rows, { label: fillText(texts.rulesOf, { name }), layout: 'records' }),
      paragraph(fillText(texts.sourcesOf, { name })),
      sourceList(Object.values(scheme.sources)),
    ]),
  ];
}
