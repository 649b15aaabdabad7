import { attempt } from './attempt';

/**
 * @param pathname path of an address, or the id in its hash
 * @returns the same without escapes, for comparison; as it is where it is no valid escape, as in `/x%zz`
 */
export const decodedPath = (pathname: string): string => attempt(() => decodeURI(pathname)) ?? pathname;
