/** In: three tables of `data/`. Out: `codes.ts` of `sandbox/generated/`: the codes by name, as source text. */
import { loadData } from '@gateway-docs/site-data';
import { enumerationOf } from './code-names';

/**
 * @param siteDir absolute path of the repository's root
 * @returns source text
 * @throws Error that names the file and place of the first thing that is wrong in `data/`
 */
export async function codes(siteDir: string): Promise<string> {
  const { tables } = await loadData(siteDir);
  const errors = tables['api-error-codes'].rows.map(({ code, title }) => ({ code, name: title }));
  const reasons = tables['failure-reason-codes'].rows.map(({ code, slug }) => ({ code, name: slug }));
  return [
    enumerationOf('ErrorCode', 'data/api-error-codes.yaml', errors),
    enumerationOf('TransactionStatus', 'data/transaction-statuses.yaml', tables['transaction-statuses'].rows),
    enumerationOf('FailureReason', 'data/failure-reason-codes.yaml', reasons),
  ].join('\n');
}
