/** In: the contract in `api/`. Out: the modules of types in `src/generated/`, one for each document of v2. Only a compiler needs them. */
import type { Contract } from '@gateway-docs/contract';
import type { Family } from '@gateway-docs/contract/openapi';
import { contractTypes } from './contract-types';

/** An operation of v1 is that of v2 with other credentials, so v2 gives the types of both. */
const TYPED_FAMILIES: readonly (readonly [file: string, family: Family])[] = [
  ['merchant-contract.ts', 'v2'],
  ['report-contract.ts', 'reports-v2'],
];

/** @returns source text by file name */
export async function types({
  wholeDocuments,
}: Pick<Contract, 'wholeDocuments'>): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [file, family] of TYPED_FAMILIES) {
    const document = wholeDocuments.get(family);
    if (document) files.set(file, await contractTypes(document.published));
  }
  return files;
}
