// In: data/not-offered.yaml. Out: its strict schema and types: payment methods that the catalogue does not have, and what reaches the same
// payers. Whether a method is really absent, and what is named in its place exists, `services/not-offered.ts` compares with the catalogue.
import * as z from 'zod';
import { checkSources, citedSources, sourceIds } from '../../reading/cited-source';
import { anchor, checked, sentence, slug, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, countryCode, tableOf } from '../table-schema';

const instead = strict({
  /** Slug of a service of the catalogue. */
  service: slug,
  /** Whom it reaches, and what is different for the payer. */
  how: sentence,
});

const row = strict({
  /** Anchor of the method. */
  code: anchor,
  name: text.max(40),
  /** Countries of the payers; any: not bound to countries. */
  countries: z.union([z.literal('any'), z.array(countryCode).min(1)]),
  /** The countries in words, where there are many. */
  where: text.max(60).optional(),
  /** What it is and how the payer pays. */
  what: sentence,
  /** Why merchants ask for it. */
  asked: sentence,
  /** Who says so: of `what` and `asked`. */
  source: sourceIds,
  instead: z.array(instead).min(1),
});

export const schema = checked(tableOf(row, { sources: citedSources }), ({ rows, sources }, report) => {
  checkRows(rows, { unique: [['code']], order: ['name'] }, report);
  checkSources(
    sources,
    rows.map((one, index) => [['rows', index], one]),
    report,
  );
});

export type NotOfferedTable = z.infer<typeof schema>;
export type NotOffered = NotOfferedTable['rows'][number];
