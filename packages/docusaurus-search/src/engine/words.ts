/**
 * Splits text into words the way readers look for identifiers: `external_transaction_id`, `transaction/create`, `M-Pesa` and
 * `payUrl` are found whole, however they are joined, and by their parts. Numbers are never split, so that an address or a
 * version does not answer for an error code. No DOM, no Node: the build, the worker and the highlighter share this module.
 */

/** A searchable key and the shard of the text that it stands for. */
export interface Part {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

export interface Word extends Part {
  /** The pieces between joints and changes of case; empty where the word is one piece. */
  readonly parts: readonly Part[];
  /** Further keys of the whole: of a path its segments, and its last two, three, … segments together; of `US-DC` what is joined. */
  readonly runs: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:(?:[_/.\-‑'’]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu;
const JOINT = /[_/.\-‑'’,]/u;
/** Most words: one piece, with nothing to fold but a capital at its beginning. */
const PLAIN = /^[A-Za-z][a-z]*$/;
const NUMBER = /^\p{N}+(?:[/.\-‑,]\p{N}+)*$/u;
/** Between `pay` and `Url`, and between `HTTP` and `Server`, but inside neither `3DS2` nor `IDs`. */
const CASE_CHANGE = /(?<=\p{Ll}\p{N}*)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/** `US-DC` is no `USDC`, so it keeps its hyphen; joined it is a run, because nobody sees whether `re-try` is such a code. */
const SUBDIVISION = /^\p{L}{2}-[\p{L}\p{N}]{1,3}$/u;
const LONGEST_KEY = 40;
const LATIN_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
};

/**
 * @returns the text in lower case, ё as е, Latin letters without marks: what two spellings of one word have in common
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7eа-яё]*$/.test(lower)) return lower.replaceAll('ё', 'е');
  return lower
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .replace(/[ıłøđß]/g, (letter) => LATIN_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .normalize('NFC');
}

/**
 * @param text any text
 * @returns its words in order
 */
export const splitWords = (text: string): Word[] => [...eachWord(text)];

/** The same word by word, for who may not need all of them. */
export function* eachWord(text: string): Generator<Word> {
  for (const { 0: raw, index } of text.matchAll(WORD)) yield splitWord(raw, index);
}

function splitWord(raw: string, start: number): Word {
  const end = start + raw.length;
  if (PLAIN.test(raw)) return { key: raw.toLowerCase(), start, end, parts: [], runs: [] };
  if (NUMBER.test(raw)) return { key: fold(raw), start, end, parts: [], runs: [] };
  const pieces = piecesOf(raw, start);
  const joined = join(raw);
  const key = SUBDIVISION.test(raw) ? fold(raw) : joined;
  const parts = pieces.length > 1 ? pieces.filter(({ key: part }) => part.length > 1 && !isNoise(part)) : [];
  return {
    key,
    start,
    end,
    parts,
    runs: [joined, ...runsOf(raw)].filter((run) => run !== key && !isNoise(run)),
  };
}

/** `acs_url` at 10 is `acs` at 10 and `url` at 14. */
function piecesOf(raw: string, start: number): Part[] {
  const pieces: Part[] = [];
  let from = start;
  for (const segment of raw.split(JOINT)) {
    for (const piece of segment.split(CASE_CHANGE)) {
      pieces.push({ key: fold(piece), start: from, end: from + piece.length });
      from += piece.length;
    }
    from += 1;
  }
  return pieces;
}

/** `a/b_c/d` gives `bc` and the endings `bcd`, `abcd` (at most four segments). */
function runsOf(raw: string): string[] {
  const segments = raw.split('/');
  if (segments.length === 1) return [];
  const compound = segments.filter((segment) => JOINT.test(segment)).map(join);
  const endings = [2, 3, 4]
    .filter((n) => n <= segments.length)
    .map((n) => join(segments.slice(-n).join('/')));
  return [...compound, ...endings];
}

const join = (raw: string): string => fold(raw.split(JOINT).join(''));

/** @returns whether a key is a hash, a token or a run-together line that nobody types */
export const isNoise = (key: string): boolean =>
  key.length > LONGEST_KEY || (key.length >= 20 && /\p{N}/u.test(key));
