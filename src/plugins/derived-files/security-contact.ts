/** In: the profile and the history. Out: `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness writes to. */
import type { Operator } from '../../reference/operator/operator-schema';

const SECURITY_ROUTE = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year, so that a reader knows that the contact is still right. */
const VALID_DAYS = 364;
const DAY_MS = 86_400_000;

/**
 * @param operator the profile; `security_contact`, else the address of the support
 * @param site address of the site
 * @param committed time of the last commit, in seconds; two builds of one commit are equal. Undefined without git
 * @returns the file by its route; none without a day, because a file without `Expires` is not valid
 */
export function securityFiles(
  { security_contact: contact, support }: Pick<Operator, 'security_contact' | 'support'>,
  site: string,
  committed: number | undefined,
): ReadonlyMap<string, string> {
  if (committed === undefined) return new Map();
  const day = Math.floor((committed * 1000) / DAY_MS) + VALID_DAYS;
  const lines = [
    `Contact: ${contact ?? `mailto:${support.email}`}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}${SECURITY_ROUTE}`,
  ];
  return new Map([[SECURITY_ROUTE, `${lines.join('\n')}\n`]]);
}
