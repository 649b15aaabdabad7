/**
 * Finds phrases that have a colour in a text, `10 pending`, so that a picture and its words can show them as the prose around them does.
 */

/** Phrases with the tone of each, which is the end of a class: `dg-text-success`. */
export type Marks = ReadonlyMap<string, string>;

/** A piece of a text: words, or a marked phrase. */
export interface Piece {
  readonly text: string;
  /** Tone of a marked phrase; words have none. */
  readonly tone?: string | undefined;
}

/** @returns the text in pieces, in its order; one piece where it has no marked phrase */
export function pieces(text: string, marks: Marks): Piece[] {
  if (marks.size === 0) return [{ text }];
  const marked = new RegExp(`\\b(${[...marks.keys()].join('|')})\\b`);
  const parts = text.split(marked).filter((part) => part !== '');
  return parts.map((part) => ({ text: part, tone: marks.get(part) }));
}

/** @returns the tone of the marked phrases of a text; undefined where it has none, or phrases of several tones */
export function toneOf(text: string, marks: Marks): string | undefined {
  const tones = new Set(pieces(text, marks).flatMap(({ tone }) => tone ?? []));
  return tones.size === 1 ? [...tones][0] : undefined;
}
