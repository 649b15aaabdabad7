/**
 * How libraries write the same JSON value. In: a body. Out: its other spellings, each with what makes the difference. A library is a row of
 * a table: which characters it escapes and how. Its spaces, lines and order of names are rows of another, and each goes with each.
 */
import type { Variant } from './symptoms';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A change of a text, and what it is called. */
export type Change = readonly [says: string, change: (text: string) => string];

const LETTERS = /[^\0-\x7f]/g;
const SLASHES = /(?<!\\)\//g;

/** Not as a code: a slash has an escape of its own, and an escaped backslash is only passed over. */
const NO_CODE = [
  ['/', '\\/'],
  ['\\\\', '\\\\'],
] as const;

/** Escapes what the pattern finds, the last character of it as a code in small or capital digits. */
function escaping(pattern: RegExp, hasCapitals = false): (text: string) => string {
  // A text has few different characters and is escaped in many layouts.
  const known = new Map<string, string>(NO_CODE);
  const escapeOf = (found: string): string => {
    const digits = found
      .charCodeAt(found.length - 1)
      .toString(16)
      .padStart(4, '0');
    const escape = `\\u${hasCapitals ? digits.toUpperCase() : digits}`;
    known.set(found, escape);
    return escape;
  };
  return (text) => text.replace(pattern, (found) => known.get(found) ?? escapeOf(found));
}

const ESCAPES: readonly Change[] = [
  ['& < > as \\u0026, as Go and Rails write them', escaping(/[&<>\u2028\u2029]/g)],
  ['slashes as \\/ and other letters as \\u00e9, as PHP writes them', escaping(/(?<!\\)\/|[^\0-\x7f]/g)],
  ['other letters as \\u00e9, as Python writes them', escaping(LETTERS)],
  ['slashes escaped as \\/', escaping(SLASHES)],
  [
    "other letters, quotes and & ' + < > as \\u00E9, as System.Text.Json of .NET writes them",
    escaping(/\\\\|\\"|[&'+<>`\x7f-\uffff]/g, true),
  ],
  ["& < > = ' as \\u0026, as Gson writes them", escaping(/[&<>='\u2028\u2029]/g)],
  ['other letters as \\u00E9, as Jackson writes them with ESCAPE_NON_ASCII', escaping(LETTERS, true)],
  [
    "quotes and & ' < > as \\u003C, slashes and other letters escaped, as Symfony writes them",
    (text) => escaping(/(?<!\\)\/|[^\0-\x7f]/g)(escaping(/\\\\|\\"|[&'<>]/g, true)(text)),
  ],
  ['</ as <\\/, as org.json writes it', escaping(/(?<=<)\//g)],
  ['emoji as \\uD83D\\uDE00', escaping(/[\ud800-\udfff]/g, true)],
];

/** In one line; `comma` stands after each member. */
const oneLine = (value: Json, comma: string) =>
  JSON.stringify(value, null, 1).replace(/,\n */g, comma).replace(/\n */g, '');

const INDENTS = [
  ['two', '  '],
  ['four', '    '],
  ['a tab', '\t'],
] as const;

const LAYOUTS: readonly (readonly [says: string, write: (value: Json) => string])[] = [
  ['written without spaces', (value) => JSON.stringify(value)],
  ['written with a space after commas and colons', (value) => oneLine(value, ', ')],
  ['written with a space after colons', (value) => oneLine(value, ',')],
  ...INDENTS.flatMap(([name, indent]) => {
    const write = (value: Json) => JSON.stringify(value, null, indent);
    return [
      [`written in lines, indented by ${name}`, write],
      [
        `written in lines, indented by ${name}, with carriage returns`,
        (value: Json) => write(value).replaceAll('\n', '\r\n'),
      ],
    ] as const;
  }),
  [
    'written in lines, with spaces around colons',
    (value) => JSON.stringify(value, null, 2).replace(/(?<!\\)": /g, '" : '),
  ],
  ['written without spaces, a line feed at the end', (value) => `${JSON.stringify(value)}\n`],
];

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}

/**
 * @param text of the body
 * @param value that it stands for; undefined where it is no JSON
 * @returns the likelier first; some are equal
 */
export function spellings(text: string, value: Json | undefined): Variant<string>[] {
  const layouts = new Map<string, string>();
  const add = (says: string, written: string) => layouts.set(written, layouts.get(written) ?? says);
  if (value !== undefined)
    for (const [says, write] of LAYOUTS) {
      add(says, write(value));
      add(`${says}, its names in order`, write(sorted(value)));
    }
  add('encoded as JSON twice', JSON.stringify(text));
  const escapes = (written: string, before: string) =>
    ESCAPES.map(([says, change]): Variant<string> => ['escaping', before + says, change(written)]);
  return [
    ...escapes(text, ''),
    ...Array.from(layouts, ([written, says]): Variant<string> => ['serialised-again', says, written]),
    ...Array.from(layouts, ([written, says]) => escapes(written, `${says}, `)).flat(),
  ];
}
