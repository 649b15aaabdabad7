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

type Phrase = string | undefined;

function range(least: number | undefined, most: number | undefined, unit: string): Phrase {
  if (least !== undefined && least === most) return `exactly ${least} ${unit}`;
  if (least !== undefined && least > 0 && most !== undefined) return `${least} to ${most} ${unit}`;
  if (most !== undefined) return `at most ${most} ${unit}`;
  if (least === 1) return `at least 1 ${unit.replace('ies', 'y').replace(/s$/, '')}`;
  if (least !== undefined && least > 0) return `at least ${least} ${unit}`;
  return undefined;
}

function numeric({ minimum, maximum, exclusiveMinimum }: Constraints): Phrase {
  const most = maximum !== undefined && maximum < SAFE_INTEGER ? maximum : undefined;
  if (minimum !== undefined && most !== undefined) return `${minimum} to ${most}`;
  if (most !== undefined) return `at most ${most}`;
  if (minimum !== undefined) return `${minimum} or more`;
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  return undefined;
}

/** Range, length and count, without the form of the value. */
function sizesOf({ enum: values, ...constraints }: Constraints): Phrase[] {
  const { minLength, maxLength, minItems, maxItems, minProperties, maxProperties } = constraints;
  return [
    numeric(constraints),
    values ? undefined : range(minLength, maxLength, 'characters'),
    range(minItems, maxItems, 'items'),
    range(minProperties, maxProperties, 'entries'),
  ];
}

/** Code is in backticks. In the order: values, range, length, count, form, default. */
function phrasesOf(constraints: Constraints): string[] {
  const listed = (constraints.enum ?? []).filter((value) => value !== null);
  const values = constraints.const === undefined ? listed : [constraints.const];
  if (values.length === 1) return [`always ${quoted(values[0])}`];
  const { format = '', pattern } = constraints;
  return [
    values.length > 0 && values.length <= MOST_VALUES ? `one of ${values.map(quoted).join(', ')}` : undefined,
    ...sizesOf(constraints),
    FORMATS[format],
    pattern && !constraints.enum ? `pattern ${quoted(pattern)}` : undefined,
    constraints.default === undefined ? undefined : `default ${quoted(constraints.default)}`,
  ].filter((phrase) => phrase !== undefined);
}

type Limited = Pick<Field, 'constraints' | 'itemConstraints' | 'entryConstraints'>;

/** In the order: the value, each item of a list, the names and the values of its entries. */
function partsOf(
  { constraints, itemConstraints = {}, entryConstraints: entries }: Limited,
  say: (constraints: Constraints) => Phrase[],
): string[] {
  const words = (about: string, of: Constraints = {}): string[] =>
    say(of).flatMap((phrase) => (phrase === undefined ? [] : [about + phrase]));
  return [
    ...words('', constraints),
    ...words('', itemConstraints),
    ...words('each name ', entries?.name),
    ...words('each value ', entries?.value),
  ];
}

/** @returns phrases in Markdown: `1 to 48 characters`, `pattern …` */
export const constraintText = (field: Limited): string[] => partsOf(field, phrasesOf);

/** @returns the same without the form of the value, for texts that speak of sizes: `1 to 48 characters` */
export const sizeText = (field: Limited): string => partsOf(field, sizesOf).join('; ');
