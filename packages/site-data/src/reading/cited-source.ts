// In: a source of facts about the world, as a file of data/ names it. Out: its schema and type.
// Why: fact sheets and the list of methods that are not offered name their sources in one form, and pages show them in one form.
import * as z from 'zod';
import { day, sentence, slug, strict, text } from '@gateway-docs/kit/schema';

/** Text without references and markup. */
export const plain = text.refine(
  (value) => !/[{}<>]|\]\(|\*\*/.test(value),
  'no references, links, HTML or bold text here',
);

export const citedSource = strict({
  title: plain.max(120).describe('Who says it, and in which document'),
  address: plain
    .regex(
      /^[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/,
      'write the address as text without https://, like www.bcb.gov.br/pix',
    )
    .describe('Shown as text: the site asks nobody'),
  checked_on: day.describe('The day on which the values were compared with this source'),
  read: sentence.optional().describe('What was read, where it is not the page at the address itself'),
});

/** Names of sources in the same file: one, or a list. */
export const sourceIds = z.union([slug.transform((id) => [id]), z.array(slug).min(1)]);

export type CitedSource = z.infer<typeof citedSource>;
