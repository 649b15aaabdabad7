/**
 * In: a fact sheet. Out: what the operator of a payment method has decided for everybody, as a table with the source and the day of each
 * value, then what single providers set; under each the addresses of its sources as text: the page asks nobody, and a reader can compare.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import type { SiteData } from '@gateway-docs/contract';
import { type Scheme, sourcesOf, type StatedValue, statedValues } from '@gateway-docs/site-data/schemes';
import { relatedOperation } from '../cross-references/links';
import { details, filled, markdownInline, paragraph, records, type Block, type Row } from '../mdast';
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

/**
 * @param slug of the sheet, for the anchors of its rows
 * @returns the rules of the scheme, and what single providers set, each with its sources in a closed block, which a link to a row opens
 */
export function schemeRules(slug: string, scheme: Scheme, site: SiteData): Block[] {
  const { name } = scheme;
  const all = [...statedValues(scheme), ...changesOf(scheme)];
  return (['rules', 'habits'] as const).flatMap((kind) => {
    const shown = all.filter(({ by }) => (by === 'provider') === (kind === 'habits'));
    if (shown.length === 0) return [];
    const rows = shown.map((stated) => toRow(slug, stated));
    const { summary, label, said, intro } = texts[kind];
    const columns = ['Rule', { title: said, plain: true }, { title: 'Source', plain: true }];
    const content = [
      paragraph(...filled(intro, { limits: [relatedOperation('service-list', 'v2', site)] })),
      records({ label, columns }, rows, { name }),
      paragraph(fillText(texts.sourcesOf, { name })),
      sourceList([...new Set(shown.flatMap(({ sources }) => sources))]),
    ];
    const title = fillText(summary, { count: shown.length, name });
    return [details(`scheme-${slug}-${kind}`, title, content)];
  });
}
