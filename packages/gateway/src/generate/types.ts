/** In: the contract in `api/`. Out: the modules of types in `sandbox/generated/`, one for each document of v2. Only a compiler needs them. */
import { type Family, publishOpenApi } from '@gateway-docs/contract/openapi';
import { contractTypes } from './contract-types';

/** An operation of v1 is that of v2 with other credentials, so v2 gives the types of both. */
const TYPED_FAMILIES: readonly (readonly [file: string, family: Family])[] = [
  ['merchant-contract.ts', 'v2'],
  ['report-contract.ts', 'reports-v2'],
];

/**
 * @param siteDir absolute path of the repository's root
 * @returns source text by file name
 * @throws Error that names the file and place of the first thing that is wrong in `api/`
 */
export async function types(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [file, family] of TYPED_FAMILIES) {
    files.set(file, await contractTypes(await publishOpenApi(siteDir, family, 'whole')));
  }
  return files;
}
