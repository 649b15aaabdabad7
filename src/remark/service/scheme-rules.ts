/**
 * In: a fact sheet. Out: what the operator of a payment method has decided for everybody, as a table with the source and the day of each
 * value, and the addresses of the sources as text: the page asks nobody, and a reader can compare.
 */
import type { Reference } from '../../reference/reference';
import type { Scheme, SchemeSource } from '../../reference/schemes/scheme-schema';
import { sourcesOf, statedValues } from '../../reference/schemes/stated-values';
import { relatedOperation } from '../cross-references/links';
import { jsxBlock } from '../mdast/jsx';
import { markdownInline } from '../mdast/markdown';
import { inlineCode, list, paragraph, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';

const COLUMNS = ['Rule', { title: 'What the scheme says', plain: true }, { title: 'Source', plain: true }];

/** `Rulebook; Questions. 2026-01-02`: the sources of one day share it. */
function cited(sources: readonly SchemeSource[]): Inline[] {
  const days = [...new Set(sources.map((source) => source.checked_on))];
  const groups = days.map((day) => {
    const titles = sources.filter((source) => source.checked_on === day).map((source) => source.title);
    return `${titles.join('; ')}. ${day}`;
  });
  return [groups.join('; ')];
}

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

/** Title, address and day of a source. */
const sourceItem = ({ title, address, checked_on, read }: SchemeSource): Block[] => [
  paragraph(
    `${title}: `,
    inlineCode(address),
    `, compared on ${checked_on}.${read === undefined ? '' : ` ${read}`}`,
  ),
];

/**
 * @param slug of the sheet, for the anchors of its rows
 * @returns the rows and the sources in a closed block, which a link to a row opens
 */
export function schemeRules(slug: string, scheme: Scheme, reference: Reference): Block[] {
  const rows = [...valueRows(slug, scheme), ...changeRows(scheme)];
  const summary = `${rows.length} rules that ${scheme.name} sets for every provider, each with source and day`;
  return [
    jsxBlock('Details', { id: `scheme-${slug}-rules`, summary }, [
      paragraph(
        `What ${scheme.name} itself sets, for every provider. Each row names its source and the day on which it was compared. `,
        'Limits, fees and times that your provider sets are set for your point: read them with ',
        relatedOperation('service-list', 'v2', reference),
        '.',
      ),
      table(COLUMNS, rows, { label: `Rules of ${scheme.name}`, layout: 'records' }),
      paragraph(`Sources of the rules of ${scheme.name}:`),
      list(Object.values(scheme.sources).map(sourceItem)),
    ]),
  ];
}
