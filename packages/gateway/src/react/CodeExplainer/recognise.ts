/** In: a response, a callback, a line of a log, or a number. Out: the codes in it that this API defines. */
export type CodeKind = 'error' | 'reason' | 'status';

export interface Recognised {
  readonly kind: CodeKind;
  readonly code: number;
}

/** A name, then what stands between it and its number in JSON, PHP, Python, Java and log lines. */
const valueOf = (names: string) =>
  new RegExp(
    `(?<![\\w.])\\\\?["']?(?:${names})\\\\?["']?\\s*(?:=>|[:=]|\\s)\\s*\\\\?["']?(\\d{1,5})(?![\\d.])`,
    'gi',
  );

const PATTERNS: readonly (readonly [kind: CodeKind, pattern: RegExp])[] = [
  ['reason', valueOf('failure_reason_code|failure[ _]reason|failureReasonCode|reason')],
  ['status', valueOf('status')],
  ['error', valueOf('error_code|errorCode|error|code')],
];

/** Statuses of HTTP stand in logs beside those of transactions. */
const HTTP =
  /\bHTTP(?:\/\d(?:\.\d)?)?\s*(?:status(?:\s*code)?)?\s*[:=]?\s*\d{3}\b|\bstatus\s*code\s*[:=]?\s*\d{3}\b/gi;

const KINDS: readonly CodeKind[] = ['error', 'reason', 'status'];

/**
 * @param text as it was pasted or typed
 * @param known whether the API has such a code
 * @returns each code once, in the order of the text; a bare number as everything that it can be
 */
export function recognise(text: string, known: (kind: CodeKind, code: number) => boolean): Recognised[] {
  const bare = /^\s*(\d{1,5})\s*$/.exec(text)?.[1];
  if (bare !== undefined)
    return KINDS.map((kind) => ({ kind, code: Number(bare) })).filter(({ kind, code }) => known(kind, code));
  const readable = text.replace(HTTP, ' ');
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...readable.matchAll(pattern)].map((match) => ({ kind, code: Number(match[1]), at: match.index })),
  );
  const unique = new Map(
    found
      .filter(({ kind, code }) => known(kind, code))
      .sort((a, b) => a.at - b.at)
      .map(({ kind, code }) => [`${kind} ${code}`, { kind, code }]),
  );
  return [...unique.values()];
}
