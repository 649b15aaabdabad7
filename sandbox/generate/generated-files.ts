/**
 * What `sandbox/generated/` consists of, as texts by file name: `codes.ts` and one module of types for each document of v2.
 */
import { loadData } from '../../src/reference/load-data';
import type { Family } from '../../src/reference/contract/openapi/families';
import { publishOpenApi } from '../../src/reference/contract/openapi/load-openapi';
import { enumerationOf } from './code-names';
import { contractTypes } from './contract-types';

/** An operation of v1 is that of v2 with other credentials, so v2 gives the types of both. */
const TYPED_FAMILIES: readonly (readonly [file: string, family: Family])[] = [
  ['merchant-contract.ts', 'v2'],
  ['report-contract.ts', 'reports-v2'],
];

async function codes(siteDir: string): Promise<string> {
  const { tables } = await loadData(siteDir);
  const errors = tables['api-error-codes'].rows.map(({ code, title }) => ({ code, name: title }));
  const reasons = tables['failure-reason-codes'].rows.map(({ code, slug }) => ({ code, name: slug }));
  return [
    enumerationOf('ErrorCode', 'data/api-error-codes.yaml', errors),
    enumerationOf('TransactionStatus', 'data/transaction-statuses.yaml', tables['transaction-statuses'].rows),
    enumerationOf('FailureReason', 'data/failure-reason-codes.yaml', reasons),
  ].join('\n');
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns source text by file name
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function generatedFiles(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['codes.ts', await codes(siteDir)]]);
  for (const [file, family] of TYPED_FAMILIES) {
    files.set(file, await contractTypes(await publishOpenApi(siteDir, family, 'whole')));
  }
  return files;
}
