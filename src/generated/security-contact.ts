/** In: the profile and the history. Out: `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness writes to. */
import { type Operator, type SitePlace, siteAddress } from '@gateway-docs/site-data/operator';

/**
 * Every robot may read every page; the list of the pages is the site map. Robots read this file at the root of a host only: below a base
 * path it is what the owner of the host takes over.
 */
export const robotsText = (place: SitePlace): string =>
  `User-agent: *\nAllow: ${place.base_path}\n\nSitemap: ${siteAddress(place, '/sitemap.xml')}\n`;

const SECURITY_ROUTE = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year, so that a reader knows that the contact is still right. */
const VALID_DAYS = 364;
const DAY_MS = 86_400_000;

/**
 * @param operator the profile: `security_contact`, else the address of the support; and where the site is
 * @param committed time of the last commit, in seconds; two builds of one commit are equal. Undefined without git
 * @returns the file by its route; none without a day, because a file without `Expires` is not valid
 */
export function securityFiles(
  operator: Pick<Operator, 'security_contact' | 'support'> & Pick<SitePlace, 'hosts'>,
  committed: number | undefined,
): ReadonlyMap<string, string> {
  if (committed === undefined) return new Map();
  const { security_contact: contact, support } = operator;
  const day = Math.floor((committed * 1000) / DAY_MS) + VALID_DAYS;
  const lines = [
    `Contact: ${contact ?? `mailto:${support.email}`}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    // Also of a site below a path: programs look for it at the root of the host.
    `Canonical: ${operator.hosts.site}${SECURITY_ROUTE}`,
  ];
  return new Map([[SECURITY_ROUTE, `${lines.join('\n')}\n`]]);
}
