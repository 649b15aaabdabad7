/**
 * In: what a value must satisfy. Out: the same as short phrases for readers: `at most 48 characters`. Bounds that only say "fits in a
 * JavaScript number" are left out.
 */
import type { Constraints, Field } from '@gateway-docs/site-data/model';

const SAFE_INTEGER = Number.MAX_SAFE_INTEGER;
/** Longer lists of values are on their own pages; a parameter table would drown in them. */
const MOST_VALUES = 12;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'RFC 3339 time',
  date: '`YYYY-MM-DD`',
  uri: 'URL',
  email: 'e-mail address',
};

const quoted = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && least === most) return `exactly ${least} ${unit}`;
  if (least !== undefined && least > 0 && most !== undefined) return `${least} to ${most} ${unit}`;
  if (most !== undefined) return `at most ${most} ${unit}`;
  if (least !== undefined && least > 0) return `at least ${least} ${unit}`;
  return undefined;
}

function numeric({ minimum, maximum, exclusiveMinimum }: Constraints): string | undefined {
  const most = maximum !== undefined && maximum < SAFE_INTEGER ? maximum : undefined;
  if (minimum !== undefined && most !== undefined) return `${minimum} to ${most}`;
  if (most !== undefined) return `at most ${most}`;
  if (minimum !== undefined) return `${minimum} or more`;
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  return undefined;
}

/** Code is in backticks. In the order: values, range, length, count, form, default. */
function phrasesOf(constraints: Constraints): string[] {
  const listed = (constraints.enum ?? []).filter((value) => value !== null);
  const values = constraints.const === undefined ? listed : [constraints.const];
  if (values.length === 1) return [`always ${quoted(values[0])}`];
  const {
    minLength,
    maxLength,
    minItems,
    maxItems,
    minProperties,
    maxProperties,
    format = '',
    pattern,
  } = constraints;
  return [
    values.length > 0 && values.length <= MOST_VALUES ? `one of ${values.map(quoted).join(', ')}` : undefined,
    numeric(constraints),
    constraints.enum ? undefined : range(minLength, maxLength, 'characters'),
    range(minItems, maxItems, 'items'),
    range(minProperties, maxProperties, 'entries'),
    FORMATS[format],
    pattern && !constraints.enum ? `pattern ${quoted(pattern)}` : undefined,
    constraints.default === undefined ? undefined : `default ${quoted(constraints.default)}`,
  ].filter((phrase) => phrase !== undefined);
}

/** @returns phrases in Markdown: those of the value, then those of each item of a list */
export function constraintText({
  constraints,
  itemConstraints = {},
}: Pick<Field, 'constraints' | 'itemConstraints'>): string[] {
  return [...phrasesOf(constraints), ...phrasesOf(itemConstraints)];
}
