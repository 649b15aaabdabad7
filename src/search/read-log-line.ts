/**
 * In: what was typed. Out: the same where a person wrote it; where it is a line of a log, the fact that the line tells, without what
 * machines write around it. `java.net.SocketTimeoutException: Read timed out after 30000 ms` is `Socket Timeout: Read timed out`.
 */

/** What only machines write: names of exceptions and of system errors, the protocol, how a client library tells of a status. */
const SIGNS = [
  /\b[A-Z]\w*(?:Exception|Error)\b/u,
  /\bHTTP\/\d/iu,
  /\bE[A-Z]{4,}\b(?=.*[a-z])/u,
  /\bcurl: ?\(|\bcurl error\b|\berrno\b|\btraceback\b|\bstatus code\b|\bresulted in a\b/iu,
  /\b(?:ERROR|WARN|INFO|DEBUG|FATAL)\b(?=.*[a-z])/u,
  /"\w+"\s*:/u,
];

type Change = readonly [RegExp, string];

/** What says where, when and how long, not what; in the order in which it is taken out. */
const NOISE: readonly Change[] = [
  // Who writes: the level and the time.
  [/\[?\b(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|TRACE)\b\]?(?=[\s:\]])/gu, ' '],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/gu, ' '],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu, ' '],
  [/\b0x[0-9a-f]+\b/giu, ' '],
  // What stands in every error of a response. Other names stay: they say of which table a code is.
  [/"(?:title|message|response)"\s*:(?:\s*null\b)?/gu, ' '],
  // Where in the program: a host before a path, a file with its line, a place in a text.
  [/\bhttps?:\/\/[^\s/'"`]+/giu, ' '],
  [/\bFile "[^"]*", line \d+(?:, in \S+)?/gu, ' '],
  [/\b(?:at|in)? ?(?:position|line|column|char|offset|index|pos)\.? \d+/giu, ' '],
  [/\(\s*\)/gu, ' '],
  // How long.
  [/\b\d+(?:\.\d+)? ?(?:ms|msec|milliseconds?|s|sec|seconds?)\b/giu, ' '],
  // The package of an exception, and what says that it is one.
  [/\b(?:[a-z]\w*[./])+(?=[A-Z])/gu, ''],
  [/(?<=[a-z])(?:Exception|Error)\b/gu, ' '],
  [/(?<=[a-z])(?=[A-Z][a-z])/gu, ' '],
  [/\bHTTP\/\d(?:\.\d)?/giu, 'HTTP'],
  [/\bresulted in an?\b|\bstatus code\b/giu, ' '],
];

/** @returns the text as the search understands it */
export function readLogLine(typed: string): string {
  if (!SIGNS.some((sign) => sign.test(typed))) return typed;
  const fact = NOISE.reduce((line, [noise, instead]) => line.replace(noise, instead), typed)
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(fact) ? fact : typed;
}
