import type { Operator } from '@gateway-docs/site-data/operator';
import type { SiteFields } from '../base/site-fields';

/**
 * @param operator the checked operator profile
 * @returns the `customFields` of the configuration
 */
export const customFields = ({ announcement, support: { email, tracker } }: Operator): SiteFields => ({
  announcement,
  report: { email, tracker },
});
