/** A release that has no number yet is later than every other. */
const NEXT = 'next';

/**
 * @param version of a change, `3.10.0`, or `next`
 * @param since the release that the reader has built for
 */
export const isLater = (version: string, since: string): boolean =>
  version === NEXT || version.localeCompare(since, 'en', { numeric: true }) > 0;
