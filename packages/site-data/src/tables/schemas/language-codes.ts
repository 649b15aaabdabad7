// In: data/language-codes.yaml. Out: its strict schema and row type: ISO 639-1, and which codes `locale` accepts.
import * as z from 'zod';
import { checked, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, tableOf } from '../table-schema';

const row = strict({
  code: z.string().regex(/^[a-z]{2}$/, 'write two lower-case letters'),
  name: text,
  /** The language's own name for itself. */
  native: text,
  /** `locale` accepts it. */
  locale: z.literal(true, { error: 'locale is true, or left out' }).optional(),
});

export const schema = checked(tableOf(row, {}), ({ rows }, report) =>
  checkRows(rows, { unique: [['code']], order: ['code'] }, report),
);

export type LanguageTable = z.infer<typeof schema>;
export type Language = LanguageTable['rows'][number];
