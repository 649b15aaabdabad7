/**
 * In: one flattened schema. Out: what a value must satisfy, as short phrases for readers: `at most 48 characters`. Bounds
 * that only say "fits in a JavaScript number" are left out.
 */
import type { Schema } from '../openapi/schema';

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
  if (least !== undefined && least > 1 && most !== undefined) return `${least} to ${most} ${unit}`;
  if (most !== undefined) return `at most ${most} ${unit}`;
  if (least !== undefined && least > 1) return `at least ${least} ${unit}`;
  return undefined;
}

function numeric({ minimum, maximum, exclusiveMinimum }: Schema): string | undefined {
  const most = maximum !== undefined && maximum < SAFE_INTEGER ? maximum : undefined;
  if (minimum !== undefined && most !== undefined) return `${minimum} to ${most}`;
  if (most !== undefined) return `at most ${most}`;
  if (minimum !== undefined) return `${minimum} or more`;
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  return undefined;
}

function values(schema: Schema): string | undefined {
  if (schema.const !== undefined) return `always ${quoted(schema.const)}`;
  const list = (schema.enum ?? []).filter((value) => value !== null);
  if (list.length === 0 || list.length > MOST_VALUES) return undefined;
  return list.length === 1 ? `always ${quoted(list[0])}` : `one of ${list.map(quoted).join(', ')}`;
}

/** @returns phrases in the order: values, range, length, count, form, default */
export function constraintsOf(schema: Schema): string[] {
  const fixed = values(schema);
  if (fixed?.startsWith('always')) return [fixed];
  return [
    fixed,
    numeric(schema),
    schema.enum ? undefined : range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'items'),
    range(undefined, schema.maxProperties, 'entries'),
    FORMATS[schema.format ?? ''],
    schema.pattern && !schema.enum ? `pattern ${quoted(schema.pattern)}` : undefined,
    schema.default === undefined ? undefined : `default ${quoted(schema.default)}`,
  ].filter((phrase) => phrase !== undefined);
}
