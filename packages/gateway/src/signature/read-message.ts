/** In: what somebody has copied from a log, a debugger or a terminal. Out: method, path, headers and, where it follows, the body. */
export interface PastedMessage {
  /** Empty where none is given. */
  readonly path: string;
  readonly host: string | undefined;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** What stands after the first empty line; undefined where there is none. */
  readonly body: string | undefined;
}

const REQUEST_LINE = /^\s*(?:GET|POST|PUT)\s+(\S+)/i;
/** `-H 'Name: value' \` of a command, and plain `Name: value`. */
const HEADER_LINE = /^\s*(?:-H|--header)?\s*["']?([A-Za-z][\w-]*)["']?\s*[:=]\s*["']?(.*?)["']?,?\s*\\?\s*$/;

/** @param text headers, one a line, with or without the line of the request before and the body after them */
export function readMessage(text: string): PastedMessage {
  const empty = /\r?\n\r?\n/.exec(text);
  const head = empty ? text.slice(0, empty.index) : text;
  const rest = empty ? text.slice(empty.index + empty[0].length) : '';
  const headers = new Map<string, string>();
  let target = '';
  for (const line of head.split(/\r?\n/)) {
    const [, asked] = REQUEST_LINE.exec(line) ?? [];
    if (asked !== undefined && target === '') {
      target = asked;
      continue;
    }
    const [, name, value = ''] = HEADER_LINE.exec(line) ?? [];
    if (name !== undefined) headers.set(name.toLowerCase(), value);
  }
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return {
    path: url ? url.pathname + url.search : target,
    host: headers.get('host') ?? url?.host,
    headers,
    body: rest === '' ? undefined : rest,
  };
}
