// In: data/glossary.yaml. Out: its strict schema and types: a term, what it means here, what others call it, where it is explained.
// Why a table: page, filter, anchors, downloads and the box with a term's meaning come with one.
import * as z from 'zod';
import { anchor, checked, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, tableOf } from '../table-schema';

/** The meaning has to fit the box beside a linked term. */
const LONGEST_MEANING = 300;

const row = strict({
  /** Anchor of the term and its name in {term(settlement)}. */
  code: anchor,
  /** As it stands within a sentence: in lower case, unless it is a name. */
  term: text.max(40),
  /** What it means on this site, in one or two sentences. */
  meaning: sentence.max(LONGEST_MEANING),
  /** What other providers and standards call the same thing. */
  also: z.array(text.max(40)).min(1, 'take the key out where others have no other name').optional(),
  /** The section that explains it. */
  explained: text.regex(
    /^\/[a-z0-9_/]*(#[\w-]+)?$/,
    'give the route and the section, like /callbacks#verify',
  ),
});

export const schema = checked(tableOf(row, {}), ({ rows }, report) =>
  checkRows(rows, { unique: [['code'], ['term']], order: ['term'] }, report),
);

export type GlossaryTable = z.infer<typeof schema>;
export type Term = GlossaryTable['rows'][number];
