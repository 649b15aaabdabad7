/** What goes into an inspection, what comes out, and what its two versions share. */
import { bytesOf, textOf } from '../portable/bytes';
import type { Finding } from './diagnose';
import type { SignedKind } from './signed-message';
import { symptomNamed, type Symptom, type SymptomId } from './symptoms';

export type MessageKind = SignedKind | 'request-v1';

export interface Pasted {
  readonly kind: MessageKind;
  /** Headers; the line of the request may stand before them. */
  readonly head: string;
  readonly body: string;
  readonly token: string;
  /** Another token that may have been taken; empty without one. */
  readonly otherToken: string;
  /** Unix seconds that the timestamp is compared with; undefined leaves the time out. */
  readonly now: number | undefined;
  /** In seconds. */
  readonly tolerance: number;
}

export interface Explained extends Symptom {
  readonly id: SymptomId;
  readonly says: string;
  /** Where what was signed parts from what should be, counted from 0. */
  readonly difference?: { readonly position: number; readonly should: string; readonly signed: string };
}

export interface Inspection {
  /** What is missing before anything can be computed, in sentences. */
  readonly missing: readonly string[];
  readonly parts: readonly ReturnType<typeof part>[];
  readonly expected: string;
  readonly given: string;
  readonly matches: boolean;
  /** Whether a computed signature is the one that was pasted; without it nobody knows the cause. */
  readonly isProven: boolean;
  /** What the body was taken for, after "read as"; empty where it was taken as it was pasted. */
  readonly readAs: string;
  readonly findings: readonly Explained[];
}

/** Bytes that are shown around a difference. */
const AROUND = 12;

/** A part of the text that is signed. */
export const part = (name: string, text: string) => ({ name, text, bytes: bytesOf(text).length });

const excerpt = (bytes: Uint8Array, at: number) =>
  `${at > AROUND ? '…' : ''}${textOf(bytes.slice(Math.max(0, at - AROUND), at + AROUND))}${at + AROUND < bytes.length ? '…' : ''}`;

/** A finding with the row of its mistake. */
export function explained(
  signed: Uint8Array,
  { symptom, says, signed: other, firstDifference: at }: Finding,
): Explained {
  const difference =
    other === undefined || at === undefined
      ? {}
      : { difference: { position: at, should: excerpt(signed, at), signed: excerpt(other, at) } };
  return { id: symptom, says, ...symptomNamed(symptom), ...difference };
}

/** An inspection that has computed nothing. */
export const nothing = {
  parts: [],
  expected: '',
  given: '',
  matches: false,
  isProven: false,
  readAs: '',
  findings: [],
};
