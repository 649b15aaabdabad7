// In: data/language-codes.yaml. Out: its strict schema and row type: ISO 639-1, and which codes `locale` accepts.
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from '../table-schema';

const row = strict({
  code: z.string().regex(/^[a-z]{2}$/, 'write two lower-case letters'),
  name: text,
  native: text.describe("The language's own name for itself"),
  locale: z
    .literal(true, { error: 'locale is true, or left out' })
    .optional()
    .describe('`locale` accepts it'),
});

export const schema = tableOf(row, {}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.code, 'code', context);
  checkOrder(table.rows, (entry) => entry.code, 'code', context);
});

export type LanguageTable = z.infer<typeof schema>;
export type Language = LanguageTable['rows'][number];
