/** In: three tables of `data/`. Out: `codes.ts` of `src/generated/`: the codes by name, as source text. */
import type { Facts } from '@gateway-docs/site-data';
import { enumerationOf } from './code-names';

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
