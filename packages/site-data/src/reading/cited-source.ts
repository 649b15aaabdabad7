// In: a source of facts about the world, as a file of data/ names it. Out: its schema and type.
// Why: fact sheets and the list of methods that are not offered name their sources in one form, and pages show them in one form.
import * as z from 'zod';
import { day, type Report, sentence, slug, strict, text } from '@gateway-docs/kit/schema';

/** Text without references and markup. */
export const plain = text.refine(
  (value) => !/[{}<>]|\]\(|\*\*/.test(value),
  'no references, links, HTML or bold text here',
);

export const citedSource = strict({
  /** Who says it, and in which document. */
  title: plain.max(120),
  /** Shown as text: the site asks nobody. */
  address: plain.regex(
    /^[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/,
    'write the address as text without https://, like www.bcb.gov.br/pix',
  ),
  /** The day on which the values were compared with this source. */
  checked_on: day,
  /** A report, a summary or a copy: not the scheme, an authority, or a provider about its own product. */
  secondary: z.literal(true).optional(),
  /** What was read, where it is not the page at the address itself. */
  read: sentence.optional(),
});

/** Sources by their names in a file. */
export const citedSources = z.record(slug, citedSource);

/** Names of sources in the same file: one, or a list. */
export const sourceIds = z.union([slug.transform((id) => [id]), z.array(slug).min(1)]);

export type CitedSource = z.infer<typeof citedSource>;

/**
 * Reports each source that is named and not there, and each that nothing names.
 * @param cited everything in the file that names sources, with the path that leads there
 */
export function checkSources(
  sources: z.infer<typeof citedSources>,
  cited: readonly (readonly [path: readonly PropertyKey[], { readonly source: readonly string[] }])[],
  report: Report,
): void {
  const known = Object.keys(sources);
  for (const [path, { source }] of cited)
    for (const id of source)
      if (!known.includes(id)) report(path, `no source "${id}"; there are: ${known.join(', ')}`);
  const used = new Set(cited.flatMap(([, { source }]) => source));
  for (const id of known)
    if (!used.has(id)) report(['sources', id], 'nothing names this source: take it out');
}
