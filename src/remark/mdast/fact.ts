/**
 * What a table cell adds below its text: `Send again: no`. Three rich columns are read; seven thin ones are not.
 */
import { jsxInline } from './jsx';
import type { Inline } from './nodes';

/** By their labels; one that is undefined is left out. */
export type Facts = Readonly<Record<string, Inline | readonly Inline[] | undefined>>;

/** @returns a fact that says by itself what it is, and the space that separates it in plain Markdown */
export const factLine = (...content: Inline[]): Inline[] => [' ', jsxInline('Fact', {}, content)];

/** @returns a short mark after a name, and the space before it */
export const flag = (kind: 'required' | 'deprecated'): Inline[] => [' ', jsxInline('Flag', { kind }, [kind])];

/** @returns the content of a cell and its facts, in their order */
export const withFacts = (content: Inline | readonly Inline[], facts: Facts): Inline[] => [
  ...[content].flat(),
  ...Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : factLine(`${label}: `, ...[value].flat()),
  ),
];
