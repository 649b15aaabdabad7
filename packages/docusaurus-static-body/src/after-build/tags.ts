/**
 * In: an HTML page. Out: its tags, one after the other, in whatever way they are written. One pass, not an HTML parser: the pages are our own build's,
 * and there may be thousands of them.
 */

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
/** One alternative consumes any other tag whole, so that the word "<script" inside an attribute's value is not taken for a tag. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<script(?=[\\s>])(?<attributes>${ATTRIBUTES})>(?<body>[\\s\\S]*?)</script\\s*>|<(?<name>[a-z][a-z\\d-]*)(?<others>${ATTRIBUTES})>`,
  'gi',
);

/** A tag that opens an element. */
export interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All of it, of a script with its text and its end. */
  readonly whole: string;
  /** Text of a script. */
  readonly body: string;
}

/** @param html a page, or the beginning of one */
export function* tagsIn(html: string): Generator<Tag> {
  for (const { 0: whole, groups } of html.matchAll(TOKEN)) {
    // A comment has none of them, a script no name of its own.
    const { others, attributes = others, name = 'script', body = '' } = groups ?? {};
    if (attributes !== undefined)
      yield { name: name.toLowerCase(), attributes: attributesOf(attributes), whole, body };
  }
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
