/** What a reader's browser gets from a host, and where two hosts differ in it. */
import { createHash } from 'node:crypto';
import type { Host } from './servers';

const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'link',
];

/** What a reader's browser gets, in one line that can be compared. */
async function given({ origin }: Host, route: string): Promise<string> {
  const response = await fetch(origin + route, {
    headers: { 'Accept-Encoding': 'br, gzip' },
    redirect: 'manual',
  });
  const body = createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
  const header = (name: string) => `${name}: ${response.headers.get(name)?.toLowerCase() ?? '-'}`;
  const compared = ['content-type', 'content-encoding', 'cache-control', ...SECURITY].map(header);
  return [route, response.status, body.slice(0, 12), ...compared].join('\n');
}

/**
 * @param own the server of `npm start`
 * @param hosts others that give the same site
 * @param routes what they are asked for
 * @returns the first differences, in words; empty where all give the same
 */
export async function differences(
  own: Host,
  hosts: readonly Host[],
  routes: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const wanted = await given(own, route);
    for (const host of hosts) {
      const got = await given(host, route);
      if (got !== wanted) found.push(`${host.name} gives\n${got}\nand not\n${wanted}`);
    }
  }
  return found.slice(0, 3);
}
