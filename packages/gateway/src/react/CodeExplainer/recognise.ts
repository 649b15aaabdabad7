/** In: a response, a callback, a line of a log, or a number. Out: the codes in it that this API defines, and messages of its clients. */
import texts from '../../../../../data/texts/client-messages.json';

export type CodeKind = 'error' | 'reason' | 'status';

export interface Recognised {
  readonly kind: CodeKind;
  readonly code: number;
}

/** What a client says without a code. */
export interface ClientMessage {
  /** Kind and number of a code. */
  readonly chip?: string;
  readonly name: string;
  readonly facts: readonly (readonly [title: string, text: string])[];
  /** Where to read on. */
  readonly to: string;
}

/** The name of a code; undefined where the API has no such code. */
export type NameOf = (kind: CodeKind, code: number) => string | undefined;

/** A name, then what stands between it and its number in JSON, PHP, Python, Java, XML and log lines. */
const valueOf = (names: string) =>
  new RegExp(
    String.raw`(?<!\w)(?:${names})(?:\(\))?\\?["']?\]?\s*(?:=>|[:=>]|\s)\s*(?:int\()?\\?["']?(\d{1,5})(?!\d|\.\d)`,
    'gi',
  );

const PATTERNS: readonly (readonly [kind: CodeKind, pattern: RegExp])[] = [
  ['reason', valueOf('failure_reason_code|failure[ _]reason|failureReasonCode|reason')],
  ['status', valueOf('status')],
  ['error', valueOf('error_code|errorCode|getCode|error|code')],
];

/** Statuses of HTTP stand in logs beside those of transactions. */
const HTTP =
  /\bHTTP(?:\/\d(?:\.\d)?)?\s*(?:status(?:\s*code)?)?\s*[:=]?\s*\d{3}\b|\bstatus\s*code\s*[:=]?\s*\d{3}\b/gi;

export const KINDS: readonly CodeKind[] = ['error', 'reason', 'status'];

/** Their names are long enough to be no chance beside their number. */
const NAMED: readonly CodeKind[] = ['error', 'reason'];
const LONGEST_NAME = 100;

const lettersOf = (text: string) => text.replaceAll('_', ' ');

/** Numbers beside their exact name, as the exceptions of clients print them: `224 Invalid signature: …`, `Invalid signature (224)`. */
function besideTheirName(text: string, nameOf: NameOf): (Recognised & { readonly at: number })[] {
  return [...text.matchAll(/(?<![\w.-])\d{1,5}(?!\w|\.\d)/g)].flatMap(({ 0: digits, index: at }) =>
    NAMED.flatMap((kind) => {
      const code = Number(digits);
      const name = nameOf(kind, code);
      if (name === undefined) return [];
      const end = at + digits.length;
      const after = lettersOf(text.slice(end, end + LONGEST_NAME)).replace(/^[\s:.,)\]"'–—-]+/, '');
      const before = lettersOf(text.slice(Math.max(0, at - LONGEST_NAME), at)).replace(
        /[\s:.,([#"'–—-]+$/,
        '',
      );
      const isNamed =
        before.endsWith(lettersOf(name)) ||
        (after.startsWith(lettersOf(name)) && !/\w/.test(after.charAt(name.length)));
      return isNamed ? [{ kind, code, at }] : [];
    }),
  );
}

/**
 * @param text as it was pasted or typed
 * @returns each code once, in the order of the text; a bare number as everything that it can be
 */
export function recognise(text: string, nameOf: NameOf): Recognised[] {
  const isKnown = ({ kind, code }: Recognised) => nameOf(kind, code) !== undefined;
  const bare = /^\s*(\d{1,5})\s*$/.exec(text)?.[1];
  if (bare !== undefined) return KINDS.map((kind) => ({ kind, code: Number(bare) })).filter(isKnown);
  const readable = text.replace(HTTP, ' ');
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...readable.matchAll(pattern)].map((match) => ({ kind, code: Number(match[1]), at: match.index })),
  );
  const unique = new Map(
    [...found, ...besideTheirName(readable, nameOf)]
      .filter(isKnown)
      .sort((a, b) => a.at - b.at)
      .map(({ kind, code }) => [`${kind} ${code}`, { kind, code }]),
  );
  return [...unique.values()];
}

/** @returns what the clients of this site say in the text, beside codes */
export function recogniseMessages(text: string): ClientMessage[] {
  const readable = text.replace(/\s+/g, ' ').toLowerCase();
  return texts.messages
    .filter(({ says }) => readable.includes(says.toLowerCase()))
    .map(({ name, cause, remedy, to }) => ({
      name,
      facts: [
        ['Cause', cause],
        ['What to do', remedy],
      ],
      to,
    }));
}
