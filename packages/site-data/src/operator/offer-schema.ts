// In: the key `offer` of the operator profile. Out: its strict schema. Whether the names exist is checked where they are known, in
// `packages/site-data/src/offer/read-offer.ts`.
import * as z from 'zod';
import { anchor, slug, strict } from '@gateway-docs/kit/schema';
import { countryCode } from '../tables/table-schema';

const MESSAGE = 'write all, { only: [...] } or { except: [...] }';

/** All of a kind, some of it, or all but some. */
const selection = <Name extends z.ZodType<string>>(name: Name) => {
  const names = z.array(name, { error: 'expected a list of names' }).min(1, 'the list is empty');
  return z
    .union([z.literal('all'), strict({ only: names }), strict({ except: names })], { error: MESSAGE })
    .default('all');
};

const isOffered = (key: string) => z.boolean({ error: `${key} is true or false` }).default(true);

export const offerSchema = strict({
  /** Slugs of data/services. */
  services: selection(slug),
  /** Kinds of services; services of the others are left out. */
  kinds: selection(slug),
  /** Whether payers pay the merchant. */
  payins: isOffered('payins'),
  /** Whether the merchant pays others. */
  payouts: isOffered('payouts'),
  /** Countries that are served; services that work nowhere else are left out with the others. */
  countries: selection(countryCode),
  /** Ids of calls, the names of the files in api/shared/operations. */
  operations: selection(anchor),
  /** Whether version 1 is shown. */
  v1: isOffered('v1'),
});

/** All, some, or all but some names of a kind. */
export type Selection = 'all' | { readonly only: readonly string[] } | { readonly except: readonly string[] };
