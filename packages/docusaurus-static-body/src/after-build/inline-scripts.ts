/** In: an HTML page. Out: the inline scripts that a browser would run, byte for byte, and the hash of each as a policy names it. */
import { createHash } from 'node:crypto';
import { tagsIn } from './tags';

/** A script with another type (JSON-LD) is data: a browser does not run it, and a policy does not ask for its hash. */
const RUNS = /^$|^(?:text|application)\/(?:java|ecma)script$|^module$|^importmap$|^speculationrules$/i;

/**
 * @param html a page as it is served
 * @returns the text of each inline script that a browser would run, in order, byte for byte
 */
export const inlineScripts = (html: string): string[] =>
  Array.from(tagsIn(html))
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .filter(({ attributes }) => RUNS.test(attributes.get('type') ?? ''))
    .map(({ body }) => body);

/** @returns the CSP hash source of a script's text, without quotes: `sha256-…` */
export const scriptHash = (body: string): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;
