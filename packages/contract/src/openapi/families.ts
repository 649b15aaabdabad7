/**
 * The four documents of the contract. A family is one document; its generation says which version's rules it follows, for
 * credentials, timestamps and HTTP statuses.
 */
import { keysOf } from '@gateway-docs/kit';
import type { Family, Version } from '@gateway-docs/site-data/model';

export type { Family } from '@gateway-docs/site-data/model';

/** Head of each document, in `api`, what it leaves out is derived; and its generation. */
export const FAMILIES: Readonly<Record<Family, { readonly head: string; readonly generation: Version }>> = {
  v1: { head: 'v1/openapi.yaml', generation: 'v1' },
  v2: { head: 'v2/openapi.yaml', generation: 'v2' },
  'reports-v1': { head: 'reports-v1/openapi.yaml', generation: 'v1' },
  'reports-v2': { head: 'reports-v2/openapi.yaml', generation: 'v2' },
};

export const FAMILY_NAMES = keysOf(FAMILIES);

/** @returns the document that an endpoint belongs to: reports have one of their own */
export const familyOf = (endpoint: string, generation: Version): Family =>
  endpoint.startsWith('/api/reports/') ? `reports-${generation}` : generation;
