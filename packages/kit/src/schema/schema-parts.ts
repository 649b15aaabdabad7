// In: the kinds of values that files of data/ are made of. Out: their schemas, with messages that tell a writer what to do.
// Why: a text, a slug or a day obeys the same rules in every file, and an unknown key is refused with the keys that exist.
import * as z from 'zod';

/**
 * A strict object: an unknown key is refused with the list of the keys that exist.
 * @param shape the keys and their schemas
 */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        const found = issue.keys.map((key) => `"${key}"`).join(', ');
        return `unknown key ${found}; the keys here are: ${known}`;
      }
      return `expected a map with the keys: ${known}`;
    },
  });
}

/** Text of one line or more, without space at its ends. */
export const text = z
  .string({ error: 'expected a text' })
  .min(1, 'the text is empty')
  .refine((value) => value === value.trim(), 'remove the space at the start or the end')
  .refine((value) => !value.includes('  '), 'remove the double space');

/** One or more whole sentences; code spans in backticks are the only markup. */
export const sentence = text
  .regex(/[.?!]$/, 'write whole sentences: the text has to end with a full stop')
  .refine(
    (value) => (value.match(/`/g) ?? []).length % 2 === 0,
    'a code span is not closed: count the backticks',
  )
  .refine((value) => !/\]\(|<[a-z/]|\*\*/.test(value), 'use code spans only: no links, HTML or bold text');

/** Sentences that are shown to a payer as they are: no markup, no code, nothing technical. */
export const payerText = sentence.refine(
  (value) => !/[`{}_]|\d{3}/.test(value),
  'a payer reads this text: no code spans, field names or error codes',
);

/** A lower-case name in snake_case. */
export const slug = text.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'use lower case, digits and single underscores');

/** A lower-case identifier in kebab-case; it becomes an anchor. */
export const anchor = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower case, digits and single hyphens');

/** A calendar day, written YYYY-MM-DD. */
export const day = z.iso.date({ error: 'write the day as YYYY-MM-DD' });

/** Says what is wrong with a part of a value; the path leads there from its top. */
export type Report = (path: readonly PropertyKey[], message: string) => void;

/**
 * @param check what the parts of a value say of each other
 * @returns the schema with the check
 */
export const checked = <Schema extends z.ZodType>(
  schema: Schema,
  check: (value: z.output<Schema>, report: Report) => void,
): Schema =>
  schema.superRefine((value, context) =>
    check(value, (path, message) => context.addIssue({ code: 'custom', path: [...path], message })),
  );
