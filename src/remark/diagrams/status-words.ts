/**
 * Finds the statuses that a text of a flow names, so that a picture and its text show them as chips, in the colours of the prose.
 */
import { STATUS_TONES, type Tone } from '../cross-references/chip';

/** Names of the statuses by code. */
export type StatusNames = ReadonlyMap<number, string>;

/** A piece of a text: words, or a status with its number and name, `10 pending`. */
export interface Piece {
  readonly text: string;
  /** Code of the status; words have none. */
  readonly status?: number;
}

/** @returns the text in pieces, in its order; one piece where it names no status */
export function statusPieces(text: string, statuses: StatusNames): Piece[] {
  const codes = new Map([...statuses].map(([code, name]) => [`${code} ${name}`, code]));
  if (codes.size === 0) return [{ text }];
  const named = new RegExp(`\\b(${[...codes.keys()].join('|')})\\b`);
  return text
    .split(named)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const status = codes.get(piece);
      return status === undefined ? { text: piece } : { text: piece, status };
    });
}

export const toneOfStatus = (code: number): Tone => STATUS_TONES.get(code) ?? 'neutral';

/** @returns the tone of the statuses that a text names; undefined where it names none, or statuses of several tones */
export function toneOfText(text: string, statuses: StatusNames): Tone | undefined {
  const tones = new Set(
    statusPieces(text, statuses).flatMap(({ status }) =>
      status === undefined ? [] : [toneOfStatus(status)],
    ),
  );
  return tones.size === 1 ? [...tones][0] : undefined;
}
