/**
 * In: a JSON value and how a language writes strings, lists and objects. Out: the value as a literal of that language. Every language walks a
 * value here, so that each of them meets the same cases.
 */
import { isJsonList, type Json } from '@gateway-docs/site-data/model';
import type { SampleCall } from './call';

export interface Member {
  readonly key: string;
  /** The value's literal. */
  readonly value: string;
}

/** `level` is the depth of the literal: the indentation of its closing bracket. */
export interface Syntax {
  readonly text: (value: string) => string;
  readonly integer?: (value: number) => string;
  /** Of what JSON calls `true`, `false` and `null`; left out where the language calls them so, too. */
  readonly words?: { readonly true: string; readonly false: string; readonly null: string };
  readonly list: (items: readonly string[], level: number) => string;
  readonly object: (members: readonly Member[], level: number) => string;
}

/** @throws Error for a number that not every language can hold: a fraction, or an integer beyond 2^53 */
export function checkNumber(value: number): void {
  if (Number.isSafeInteger(value)) return;
  throw new Error(
    `The example has the number ${value}. Numbers are integers below 2^53; write anything else as a string.`,
  );
}

/**
 * @param level how deep the literal stands in the code around it
 * @throws Error for a number that not every language can hold
 */
export function literal(value: Json, syntax: Syntax, level: number): string {
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') {
    checkNumber(value);
    return syntax.integer?.(value) ?? String(value);
  }
  if (value === null) return syntax.words?.null ?? 'null';
  if (typeof value === 'boolean') return syntax.words?.[`${value}`] ?? `${value}`;
  if (isJsonList(value)) {
    const items = value.map((item) => literal(item, syntax, level + 1));
    return syntax.list(items, level);
  }
  const members = Object.entries(value).flatMap(([key, member]): Member[] =>
    member === undefined ? [] : [{ key, value: literal(member, syntax, level + 1) }],
  );
  return syntax.object(members, level);
}

/**
 * In: a call, and how a program reads its bearer token from the environment. Out: how it asks the signing client for it.
 * @param level how deep the call stands in the code around it
 * @param method of the client that takes a token
 */
export function clientCall(
  { path, credentials, body }: SampleCall,
  syntax: Syntax,
  level: number,
  token: string,
  method = 'callWithToken',
): string {
  const value = literal(body, syntax, level);
  if (credentials !== 'bearer') return `call(${syntax.text(path)}, ${value})`;
  return `${method}(${syntax.text(path)}, ${token}, ${value})`;
}

/** Escapes by a table, and every other control character as `control` writes its code. */
export function escaped(
  value: string,
  table: Readonly<Record<string, string>>,
  control: (code: number) => string,
): string {
  return Array.from(value, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 || code === 0x7f || code === 0x2028 || code === 0x2029;
    return table[character] ?? (isControl ? control(code) : character);
  }).join('');
}

/** `1` becomes `0001`. */
export const hex4 = (code: number): string => code.toString(16).padStart(4, '0');

const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string in double quotes, as Go, Java and Python write it. */
export const doubleQuoted = (value: string): string =>
  `"${escaped(value, ESCAPES, (code) => `\\u${hex4(code)}`)}"`;

/** Brackets around lines, each indented one step deeper than the brackets. */
export function block(open: string, lines: readonly string[], close: string, step: string, level: number) {
  if (lines.length === 0) return open + close;
  const inner = step.repeat(level + 1);
  return [open, ...lines.map((line) => inner + line), step.repeat(level) + close].join('\n');
}
