/** Timestamps of requests and responses: `YYYY-MM-DD HH:MM:SS` in v1, RFC 3339 in v2, both in UTC and whole seconds. */
import type { Version } from '@gateway-docs/site-data/model';

/** A timestamp as the version writes it. */
export function timestampIn(version: Version, milliseconds: number): string {
  const rfc3339 = `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
  return version === 'v2' ? rfc3339 : rfc3339.replace('T', ' ').replace('Z', '');
}

/** As `timestampIn`; what has not come stays null. */
export const timestampOrNull = (version: Version, milliseconds: number | null): string | null =>
  milliseconds === null ? null : timestampIn(version, milliseconds);

/** @returns milliseconds since 1970 of a timestamp in either version; NaN of what is none */
export const parseTimestamp = (text: string): number =>
  Date.parse(text.endsWith('Z') ? text : `${text.replace(' ', 'T')}Z`);

/** True for the timestamp of a moment that exists: 30 February and second 60 are none. */
export function isInstant(text: string): boolean {
  const milliseconds = parseTimestamp(text);
  return !Number.isNaN(milliseconds) && timestampIn(text.endsWith('Z') ? 'v2' : 'v1', milliseconds) === text;
}
