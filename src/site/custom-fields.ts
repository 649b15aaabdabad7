import type { Offer } from '@gateway-docs/site-data/offer';
import type { Operator } from '@gateway-docs/site-data/operator';

/**
 * What code in the browser knows of the profile beside the theme's own settings.
 * @param operator the checked operator profile
 * @param offer what it offers
 * @returns the `customFields` of the configuration
 */
export function customFields({ announcement, support, offline }: Operator, offer: Pick<Offer, 'v1'>) {
  return {
    announcement,
    supportEmail: support.email,
    supportChannels: support.channels,
    // Whether there are two versions of the API to choose from.
    hasVersions: offer.v1,
    offline: { isOffered: offline, page: 'offline' },
    report: { email: support.email, tracker: support.tracker },
  };
}
