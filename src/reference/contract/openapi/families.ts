/**
 * The four documents of the contract. A family is one document; its generation says which version's rules it follows, for
 * credentials, moments and HTTP statuses.
 */
import type { Version } from '../operation';

interface FamilyFacts {
  /** Entry document, relative to the repository's root. */
  readonly entry: string;
  readonly generation: Version;
  /** For v1: the family whose examples this one is made from. */
  readonly mirrors?: Family;
}

export type Family = 'v1' | 'v2' | 'reports-v1' | 'reports-v2';

export const FAMILIES: Readonly<Record<Family, FamilyFacts>> = {
  v1: { entry: 'api/v1/openapi.yaml', generation: 'v1', mirrors: 'v2' },
  v2: { entry: 'api/v2/openapi.yaml', generation: 'v2' },
  'reports-v1': { entry: 'api/reports-v1/openapi.yaml', generation: 'v1', mirrors: 'reports-v2' },
  'reports-v2': { entry: 'api/reports-v2/openapi.yaml', generation: 'v2' },
};

export const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];
