/**
 * In: an HTML page. Out: the inline scripts that a browser would run, byte for byte, and the hash of each as a policy names it.
 * One pass over the tags, not an HTML parser: the pages are our own build's, and there are hundreds of them.
 */
import { createHash } from 'node:crypto';

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
/** One alternative consumes any other tag whole, so that the word "<script" inside an attribute's value is not taken for a tag. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<script(?=[\\s>])(?<attributes>${ATTRIBUTES})>(?<body>[\\s\\S]*?)</script\\s*>|<[a-z]${ATTRIBUTES}>`,
  'gi',
);
/** A script with another type (JSON-LD) is data: a browser does not run it, and a policy does not ask for its hash. */
const RUNS = /^$|^(?:text|application)\/(?:java|ecma)script$|^module$|^importmap$|^speculationrules$/i;

/**
 * @param html a page as it is served
 * @returns the text of each inline script that a browser would run, in order, byte for byte
 */
export function inlineScripts(html: string): string[] {
  const bodies: string[] = [];
  for (const { groups } of html.matchAll(TOKEN)) {
    if (groups?.attributes === undefined || groups.body === undefined) continue;
    const attributes = attributesOf(groups.attributes);
    if (!attributes.has('src') && RUNS.test(attributes.get('type') ?? '')) bodies.push(groups.body);
  }
  return bodies;
}

/** @returns the CSP hash source of a script's text, without quotes: `sha256-…` */
export function scriptHash(body: string): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return new Map(
    Array.from(pairs, ([, name = '', double, single, bare]): [string, string] => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
