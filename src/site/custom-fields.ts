import type { Offer } from '@gateway-docs/site-data/offer';
import type { Operator } from '@gateway-docs/site-data/operator';
import type { SiteFields } from '../base/site-fields';

/**
 * @param operator the checked operator profile
 * @param offer what it offers
 * @returns the `customFields` of the configuration
 */
export function customFields(
  { announcement, support, offline }: Operator,
  offer: Pick<Offer, 'v1'>,
): SiteFields {
  return {
    announcement,
    supportEmail: support.email,
    supportChannels: support.channels,
    hasVersions: offer.v1,
    offline: { isOffered: offline, page: 'offline' },
    report: { email: support.email, tracker: support.tracker },
  };
}
