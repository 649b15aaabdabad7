/** In: the contract of a release, or of now, and what the provider leaves out. Out: the same as if it never had it: nothing of it is told as removed. */
import { isCallOffered, type Offer } from '@gateway-docs/site-data/offer';
import type { Snapshot } from './snapshot';

/** @returns the calls that are offered */
export const offeredCallsOf = (calls: Snapshot, offer: Offer): Snapshot =>
  Object.fromEntries(
    Object.entries(calls).filter(([key, { id }]) =>
      isCallOffered(offer, id, key.startsWith('v1 ') ? 'v1' : 'v2'),
    ),
  );
