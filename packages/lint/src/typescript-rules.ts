/**
 * The rules of typescript-eslint's presets "recommended" (for every file) and, for TypeScript, "strict-type-checked" and
 * "stylistic-type-checked", by the names that Oxlint has for them. Rules without an option stand in `rules.json`.
 */
import type { DummyRuleMap } from 'oxlint';
import names from './rules.json';

const errors = (names: readonly string[]): DummyRuleMap =>
  Object.fromEntries(names.map((name) => [name, 'error']));

/** For JavaScript and TypeScript. */
export const everywhere: DummyRuleMap = errors(names.everywhere);

/** For code that React runs. */
export const inBrowser: DummyRuleMap = errors(names.inBrowser);

/** For TypeScript alone; most of them ask the compiler for types. */
export const withTypes: DummyRuleMap = {
  ...errors(names.withTypes),
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};
