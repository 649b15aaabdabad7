/** In: the contract of each release and what the provider leaves out. Out: the releases as if they never had it: nothing of it is told as removed. */
import { isCallOffered, type Offer } from '@gateway-docs/site-data/offer';
import type { StoredRelease } from './packed';

/**
 * @param releases oldest first
 * @param offer what is left out
 */
export const offeredReleases = (releases: readonly StoredRelease[], offer: Offer): StoredRelease[] =>
  releases.map((release) => ({
    ...release,
    calls: Object.fromEntries(
      Object.entries(release.calls).filter(([key, { id }]) =>
        isCallOffered(offer, id, key.startsWith('v1 ') ? 'v1' : 'v2'),
      ),
    ),
  }));
