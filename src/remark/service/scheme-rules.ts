/**
 * In: a fact sheet. Out: what the operator of a payment method has decided for everybody, as a table with the source and the day of each
 * value, then what single providers set; under each the addresses of its sources as text: the page asks nobody, and a reader can compare.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import type { SiteData } from '@gateway-docs/contract';
import { type Scheme, sourcesOf, type StatedValue, statedValues } from '@gateway-docs/site-data/schemes';
import { relatedOperation } from '../cross-references/links';
import {
  details,
  filled,
  markdownInline,
  paragraph,
  records,
  strong,
  withId,
  type Block,
  type Row,
} from '../mdast';
import { cited, sourceList } from '../tables/cited-sources';

/** What changed is a rule too, named by its day. */
const changesOf = (scheme: Scheme): StatedValue[] =>
  scheme.changes.map(({ since, text, source }, at) => ({
    key: `change-${at + 1}`,
    label: `Since ${since}`,
    value: text,
    sources: sourcesOf(scheme, source),
  }));

/** `med` of the sheet `pix` is the anchor `scheme-pix-med`; a guide may show several sheets. */
const toRow = (slug: string, { key, label, value, note, sources }: StatedValue): Row => ({
  id: `scheme-${slug}-${key}`,
  cells: [[label], markdownInline(note === undefined ? value : `${value}. ${note}`), cited(sources)],
});

const columnsOf = (kind: 'rules' | 'habits') => [
  'Rule',
  { title: texts[kind].said, plain: true },
  { title: 'Source', plain: true },
];

/** What a reader looks up, in the open, without anchors: the rows of `schemeRules` have them. */
export const someRules = ({ name }: Scheme, rules: readonly StatedValue[]): Block[] => {
  const rows = rules.map((stated) => ({ cells: toRow('', stated).cells }));
  return [records({ label: fillText(texts.rules.label, { name }), columns: columnsOf('rules') }, rows)];
};

/**
 * @param slug of the sheet, for the anchors of its rows
 * @returns a closed block, which a link to a row opens: the rules of the scheme, then what single providers set, each with its sources
 */
export function schemeRules(slug: string, scheme: Scheme, site: SiteData): Block[] {
  const { name } = scheme;
  const all = [...statedValues(scheme), ...changesOf(scheme)];
  const told = (['rules', 'habits'] as const).flatMap((kind) => {
    const shown = all.filter(({ by }) => (by === 'provider') === (kind === 'habits'));
    return shown.length > 0 ? [{ kind, shown, id: `scheme-${slug}-${kind}` }] : [];
  });
  const [first, second] = told;
  if (!first) return [];
  const content = told.flatMap(({ kind, shown, id }): Block[] => {
    const { label, intro } = texts[kind];
    const limits = filled(intro, { limits: [relatedOperation('service-list', 'v2', site)] });
    const titled = paragraph(strong(fillText(label, { name })), '. ', ...limits);
    return [
      // The closed block has the anchor of the first.
      kind === first.kind ? paragraph(...limits) : withId(titled, id),
      records(
        { label, columns: columnsOf(kind) },
        shown.map((stated) => toRow(slug, stated)),
        { name },
      ),
      paragraph(fillText(texts.sourcesOf, { name })),
      sourceList([...new Set(shown.flatMap(({ sources }) => sources))]),
    ];
  });
  const also = second ? fillText(texts.alsoHabits, { count: second.shown.length }) : '';
  const summary = fillText(texts[first.kind].summary, { count: first.shown.length, name, also });
  return [details(first.id, summary, content)];
}
