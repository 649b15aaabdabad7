import type { Version } from '@gateway-docs/site-data/model';

/** A sentence of one version, from what stands before it to its full stop. */
const OF_ONE = /(?<=^|[.:])\s*In (v[12]),? ([^]+?\.)(?=\s|$)/g;

/**
 * What both versions share says of one what the other does not have in a sentence that begins with its name: `In v2 the same bytes get …`.
 * @param text sentences for both versions
 * @returns those of one version; its own lose the words by which they begin
 */
export function inVersion(text: string, version: Version): string {
  const said = text.replaceAll(OF_ONE, (_all, named: string, rest: string) =>
    named === version ? ` ${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : '',
  );
  return said === text ? text : said.trim();
}
