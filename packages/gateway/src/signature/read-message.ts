const LONGEST_VALUE = 2000;

/** What is read of a header: what its value is when it stands apart from its name, in another line or in a list. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-timestamp': /^\d[\w.:+-]*/,
  'x-signature': /^(?:\w+[=:])?[\w+/-]{32,}=*/,
  'x-point-id': /^\d+/,
  host: /^[\w-]+(?:\.[\w-]+)+(?::\d+)?/,
};

/** Names that tools give to what the API names otherwise. */
const SYNONYMS: Readonly<Record<string, string>> = { host: '(?:host|authority)' };

/** Names under which tools print the target of a request. */
const TARGETS = '(?:path|request[_ ]uri|path[_ ]info|rawpath|url|uri|request url)';

/**
 * A name as tools print it: `X-Timestamp`, `x_timestamp`, `HTTP_X_TIMESTAMP`, and what stands between it and its value: a colon, an arrow,
 * quotes, brackets, the words of PHP, Laravel and HAR.
 */
const BETWEEN = String.raw`(?:[\s"'\x60\u2018-\u201f:=>,|\[\](){}<\\^]|(?:array:\d+|Array|string\(\d+\)|value|b|u)(?=[\s"'\[(:{])|0(?=\]?\s*=>))*`;

const named = (name: string) =>
  new RegExp(String.raw`(?:(?<![\w-])|(?<=-H))(?:HTTP_)?${name}(?![\w-])(${BETWEEN})`, 'gi');

/** The value of a name: the first that has the form, else what stands in its line; empty where that is nothing; undefined without the name. */
function valueOf(text: string, name: string, form: RegExp): string | undefined {
  let inLine: string | undefined;
  for (const { index, 0: found, 1: between = '' } of text.matchAll(named(name))) {
    const at = index + found.length;
    const rest = text.slice(at, at + LONGEST_VALUE);
    const [value] = form.exec(rest) ?? [];
    if (value !== undefined) return joined(value, rest.slice(value.length));
    if (!inLine && !between.includes('\n'))
      inLine = rest.split('\n', 1)[0]?.replace(/["'`,;\\^\])}\s]+$/, '');
    inLine ??= '';
  }
  return inLine;
}

/** A signature that a terminal or a mail has wrapped. */
function joined(value: string, rest: string): string {
  if (!/^[0-9a-f]{32,63}$/i.test(value)) return value;
  const [, more = ''] = /^["'\\^+\s>|]*\n["'\\^+\s>|]*([0-9a-f]+)/i.exec(rest) ?? [];
  return value.length + more.length === 64 ? value + more : value;
}

const METHODS = '(?:GET|POST|PUT|PATCH|DELETE)';

/** Where the target of the request may stand, the surest first. */
function targetOf(text: string): string {
  const [, afterMethod] =
    new RegExp(String.raw`^\s*${METHODS}[ \t]+(\S+)`, 'im').exec(text) ??
    new RegExp(String.raw`\b${METHODS}[\s"',\\^]+((?:https?:/)?/[^\s"'\\^]*)`).exec(text) ??
    [];
  const [anywhere] = /(?:https?:\/\/[^\s"'/\\^]+)?\/api\/v\d[^\s"'\\^,)\]}]*/.exec(text) ?? [];
  return afterMethod ?? anywhere ?? valueOf(text, TARGETS, /^(?:https?:\/)?\/[^\s"'\\^,)\]}]*/) ?? '';
}

/** A body as an argument of curl, or as a member of an event or of the options of `fetch`. */
const BODY =
  /(?:(?<![\w-])(?:-d|--data(?:-\w+)?|--json)\s+|(?<![\w-])["']?(?:raw_?)?body["']?\s*(?:=>|[:=])\s*)[$^]?(?:"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)')/i;

/** What follows the first empty line after the last header, unless it only closes brackets. */
function afterHeaders(text: string): string | undefined {
  const last = [...text.matchAll(named('x[-_ ]?(?:timestamp|signature)'))].at(-1)?.index ?? 0;
  const [empty] = [...text.slice(last).matchAll(/\r?\n\r?\n/g)];
  if (!empty) return undefined;
  const rest = text.slice(last + empty.index + empty[0].length);
  return /^[\s\])}>;]*$/.test(rest) ? undefined : rest;
}

/** @param text headers in any of the ways in which tools print them, with or without the line of the request before and the body after them */
export function readMessage(text: string) {
  const body = afterHeaders(text);
  const head = body === undefined ? text : text.slice(0, text.length - body.length);
  const lines = head.replace(/\\r\\n|\\n/g, '\n');
  const target = targetOf(lines);
  const headers = new Map(
    Object.entries(HEADERS).flatMap(([name, form]) => {
      const spelled = SYNONYMS[name] ?? name.replaceAll('-', '[-_ ]?');
      const value = valueOf(lines, spelled, form);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const url = URL.canParse(target) ? new URL(target) : undefined;
  const [, quoted, single] = BODY.exec(text) ?? [];
  return {
    /** Empty where none is given. */
    path: url ? url.pathname + url.search : target,
    host: [headers.get('host'), url?.host].find(Boolean),
    /** Of those that are read, by lower-case name; empty for one that stands there without a value that can be read. */
    headers,
    /** Undefined where there is none. */
    body: body ?? quoted ?? single,
  };
}

/** In: what somebody has copied from a log, a debugger or a terminal. Out: path, headers and, where it stands there, the body. */
export type PastedMessage = ReturnType<typeof readMessage>;
