/** In: what a reader has pasted, as texts. Out: everything that the workbench shows about it. */
import { diagnose, type Finding, type SignedKind } from './diagnose';
import { diagnoseV1 } from './diagnose-v1';
import { readMessage } from './read-message';
import { symptomNamed, type Symptom, type SymptomId } from './symptoms';
import { timeFinding } from './time-finding';

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

/** A part of the text that is signed. */
export interface SignedPart {
  readonly name: string;
  readonly text: string;
  readonly bytes: number;
}

/** Where what was signed parts from what should be. */
export interface Difference {
  /** Counted from 0. */
  readonly position: number;
  readonly should: string;
  readonly signed: string;
}

export interface Explained extends Symptom {
  readonly id: SymptomId;
  readonly says: string;
  readonly difference?: Difference;
}

export interface Inspection {
  /** What is missing before anything can be computed, in sentences. */
  readonly missing: readonly string[];
  readonly parts: readonly SignedPart[];
  readonly expected: string;
  readonly given: string;
  readonly matches: boolean;
  readonly findings: readonly Explained[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Bytes that are shown around a difference. */
const AROUND = 12;

const part = (name: string, text: string): SignedPart => ({ name, text, bytes: encoder.encode(text).length });

const excerpt = (bytes: Uint8Array, at: number) =>
  `${at > AROUND ? '…' : ''}${decoder.decode(bytes.slice(Math.max(0, at - AROUND), at + AROUND))}${at + AROUND < bytes.length ? '…' : ''}`;

function explained(
  signed: Uint8Array,
  { symptom, says, signed: other, firstDifference: at }: Finding,
): Explained {
  const difference =
    other === undefined || at === undefined
      ? {}
      : { difference: { position: at, should: excerpt(signed, at), signed: excerpt(other, at) } };
  return { id: symptom, says, ...symptomNamed(symptom), ...difference };
}

const NAMES: Readonly<Record<string, string>> = {
  'x-timestamp': 'X-Timestamp',
  'x-signature': 'X-Signature',
};

const nothing = { parts: [], expected: '', given: '', matches: false, findings: [] };

function inspectV1({ body, token, otherToken }: Pasted): Inspection {
  let auth: Readonly<Record<string, unknown>> = {};
  try {
    const value = JSON.parse(body) as { auth?: unknown } | null;
    if (typeof value?.auth === 'object' && value.auth !== null) auth = value.auth as typeof auth;
  } catch {
    return { ...nothing, missing: ['The body is not JSON, so there is no auth in it.'] };
  }
  const [point, key, hash] = ['point', 'key', 'hash'].map((name) => {
    const value = auth[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  const missing = [
    ...(token === '' ? ['The API token is missing.'] : []),
    ...Object.entries({ point, key, hash }).flatMap(([name, value]) =>
      value ? [] : [`auth.${name} is missing.`],
    ),
  ];
  if (missing.length > 0 || !point || !key || !hash) return { ...nothing, missing };
  const others = otherToken === '' ? [] : [otherToken];
  const { expected, matches, findings } = diagnoseV1({ point, key, hash, token, otherTokens: others });
  return {
    missing,
    parts: [part('auth.point', point), part('API token', '•'.repeat(token.length)), part('auth.key', key)],
    expected,
    given: hash,
    matches,
    findings: findings.map(({ symptom, says }) => explained(new Uint8Array(), { symptom, says })),
  };
}

/** @returns what can be said; never throws, whatever was pasted */
export function inspect(pasted: Pasted): Inspection {
  const { kind, token, otherToken, now, tolerance } = pasted;
  if (kind === 'request-v1') return inspectV1(pasted);
  const message = readMessage(pasted.head);
  const body = message.body ?? pasted.body;
  const timestamp = message.headers.get('x-timestamp') ?? '';
  const signature = message.headers.get('x-signature') ?? '';
  const path = message.path;
  const missingHeaders = Object.keys(NAMES).filter((name) => !message.headers.get(name));
  const missing = [
    ...(token === '' ? ['The API token is missing.'] : []),
    ...missingHeaders.map((name) => `The header ${NAMES[name] ?? name} is missing.`),
    ...(kind === 'request' && path === ''
      ? ['The path is missing: paste the line of the request, such as POST /api/v2/transaction/find.']
      : []),
  ];
  if (missing.length > 0) {
    const symptom = kind === 'callback' ? 'callback-header-missing' : 'header-missing';
    const findings = missingHeaders.length > 0 ? [explained(new Uint8Array(), { symptom, says: '' })] : [];
    return { ...nothing, missing, findings };
  }
  const others = otherToken === '' ? [] : [otherToken];
  const bytes = encoder.encode(body);
  const { signed, expected, matches, findings } = diagnose({
    kind,
    timestamp,
    path,
    ...(message.host === undefined ? {} : { host: message.host }),
    body: bytes,
    signature,
    token,
    otherTokens: others,
  });
  const time = now === undefined ? undefined : timeFinding(kind, timestamp, now, tolerance);
  const parts =
    kind === 'request'
      ? [
          part('X-Timestamp', timestamp),
          part('Method', '.POST.'),
          part('Path', path.split('?')[0] ?? ''),
          part('Dot', '.'),
        ]
      : [part('X-Timestamp', timestamp), part('Word', '.callback.')];
  return {
    missing,
    parts: [...parts, part('Body', body)],
    expected,
    given: signature,
    matches,
    findings: [...findings, ...(time ? [time] : [])].map((finding) => explained(signed, finding)),
  };
}
