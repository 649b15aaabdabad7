/** What a provider leaves out, and the questions that loaders and pages ask of it. Plain data, made by `read-offer.ts`. */
import type { ApiVersion } from '../model/api-version';

/** Directions of a payment, pay-ins first: more readers look for them. */
export const DIRECTIONS = ['payin', 'payout'] as const;
/** Kinds of services. */
export const KINDS = [
  'card',
  'bank_transfer',
  'wallet',
  'voucher',
  'mobile',
  'crypto',
  'p2p',
  'code',
  'invoice',
] as const;

/** Names that exist, whether or not they are offered. */
export interface KnownNames {
  /** Slugs of the catalogue. */
  readonly service: ReadonlySet<string>;
  /** Ids of calls. */
  readonly operation: ReadonlySet<string>;
  readonly direction: ReadonlySet<string>;
  readonly kind: ReadonlySet<string>;
}

export interface Offer {
  /** Whether version 1 is shown. */
  readonly v1: boolean;
  readonly known: KnownNames;
  /** What of it is not offered. */
  readonly without: { readonly [Kind in keyof KnownNames]: ReadonlySet<string> } & {
    /** Fact sheets that no offered service names. */
    readonly scheme: ReadonlySet<string>;
    /** Values of `service_id` of services that are not offered. */
    readonly serviceId: ReadonlySet<number>;
    /** Codes of countries that are not served. */
    readonly country: ReadonlySet<string>;
  };
}

export const NOTHING_LEFT_OUT: Offer['without'] = {
  service: new Set(),
  operation: new Set(),
  direction: new Set(),
  kind: new Set(),
  scheme: new Set(),
  serviceId: new Set(),
  country: new Set(),
};

/** @returns whether a version is shown */
const hasVersion = ({ v1 }: Pick<Offer, 'v1'>, version: ApiVersion): boolean => version === 'v2' || v1;

/** @returns whether a call, by its id, is offered in a version */
export const isCallOffered = (offer: Offer, id: string, version: ApiVersion): boolean =>
  hasVersion(offer, version) && !offer.without.operation.has(id);

/** @returns whether nothing is left out */
export const isWhole = ({ v1, without }: Offer): boolean =>
  v1 && Object.values(without).every(({ size }) => size === 0);

/** @returns the countries in which something is offered, in their order; `any` stays */
export function servedCountries<Countries extends 'any' | readonly string[]>(
  countries: Countries,
  { without }: { readonly without: Pick<Offer['without'], 'country'> },
): Countries {
  if (countries === 'any') return countries;
  // A list of codes stays a list of codes.
  return countries.filter((code) => !without.country.has(code)) as unknown as Countries;
}
