/**
 * In: the codes of a table in `data/`, each with the title or slug that the table gives it. Out: an enumeration of them, as
 * source text: `Not enough balance` becomes NOT_ENOUGH_BALANCE.
 */
export interface NamedCode {
  readonly code: number;
  /** Title or slug. */
  readonly name: string;
}

const constantOf = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/**
 * @param name of the enumeration and of the type of its values
 * @param file where the codes come from, relative to the repository's root
 * @throws Error that names both codes when two names become one constant
 */
export function enumerationOf(name: string, file: string, codes: readonly NamedCode[]): string {
  const constants = new Map<string, number>();
  for (const { code, name: words } of codes) {
    const constant = constantOf(words);
    const other = constants.get(constant);
    if (other !== undefined)
      throw new Error(
        `${file}: codes ${other} and ${code} are both named ${constant}; their names must differ`,
      );
    constants.set(constant, code);
  }
  return [
    `/** From ${file}. */`,
    `export const ${name} = namedCodes({`,
    ...[...constants].map(([constant, code]) => `  ${constant}: ${code},`),
    '});',
    `export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
    '',
  ].join('\n');
}
