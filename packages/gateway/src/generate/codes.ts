/**
 * In: three tables of `data/`. Out: `codes.ts` of `src/generated/`: the codes by name, as source text: `Not enough balance` becomes
 * NOT_ENOUGH_BALANCE.
 */
import type { Facts } from '@gateway-docs/site-data';

const constantOf = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/**
 * @param name of the enumeration and of the type of its values
 * @param file where the codes come from, relative to the repository's root
 * @param codes by title or slug
 * @throws Error that names both codes when two names become one constant
 */
function enumerationOf(name: string, file: string, codes: readonly { code: number; name: string }[]): string {
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

/** @returns source text */
export function codes({ tables }: Pick<Facts, 'tables'>): string {
  const errors = tables['api-error-codes'].rows.map(({ code, title }) => ({ code, name: title }));
  const reasons = tables['failure-reason-codes'].rows.map(({ code, slug }) => ({ code, name: slug }));
  return [
    "import { namedCodes } from '../named-codes';\n",
    enumerationOf('ErrorCode', 'data/api-error-codes.yaml', errors),
    enumerationOf('TransactionStatus', 'data/transaction-statuses.yaml', tables['transaction-statuses'].rows),
    enumerationOf('FailureReason', 'data/failure-reason-codes.yaml', reasons),
  ].join('\n');
}
