/** In: what a reader has pasted, as texts. Out: everything that the workbench shows about it. */
import { textOf } from '../portable/bytes';
import { explained, nothing, part, type Inspection, type Pasted } from './inspection';
import { inspectV1 } from './inspect-v1';
import { pathAlone } from './prefix-variants';
import { readBody } from './read-body';
import { readMessage, type PastedMessage } from './read-message';
import { timeFinding } from './time-finding';

/** The headers that are compared, and how they look. */
const HEADERS = [
  ['x-timestamp', 'X-Timestamp: 1735689600'],
  ['x-signature', 'X-Signature: 64 characters of 0 to 9 and a to f'],
] as const;

/** The sentences about what cannot be read of a paste. */
function missingOf({ kind, token }: Pasted, { path, headers }: PastedMessage): string[] {
  return [
    ...(token === '' ? ['The API token is missing.'] : []),
    ...HEADERS.flatMap(([name, example]) => {
      const shown = example.slice(0, name.length);
      if (headers.get(name)) return [];
      return headers.has(name)
        ? [`${shown} has no value that can be read. Write it in a line of its own, such as ${example}.`]
        : [`The header ${shown} is missing.`];
    }),
    ...(kind === 'request' && path === ''
      ? ['The path is missing: paste the line of the request, such as POST /api/v2/transaction/find.']
      : []),
  ];
}

/** @returns what can be said; never throws, whatever was pasted */
export function inspect(pasted: Pasted): Inspection {
  const { kind, token, otherToken, now, tolerance } = pasted;
  if (kind === 'request-v1') return inspectV1(pasted);
  const message = readMessage(pasted.head);
  const { headers, path, host, body: found = '' } = message;
  const missing = missingOf(pasted, message);
  const [timestamp, signature] = HEADERS.map(([name]) => headers.get(name));
  if (missing.length > 0 || !timestamp || !signature) {
    const symptom = kind === 'callback' ? 'callback-header-missing' : 'header-missing';
    const isPart =
      HEADERS.some(([name]) => headers.has(name)) && HEADERS.some(([name]) => !headers.has(name));
    const findings = isPart ? [explained(new Uint8Array(), { symptom, says: '' })] : [];
    return { ...nothing, missing, findings };
  }
  const text = pasted.body === '' ? found : pasted.body;
  const { readAs, body, diagnosis } = readBody(text, {
    kind,
    timestamp,
    path,
    host,
    signature,
    token,
    otherTokens: otherToken === '' ? [] : [otherToken],
  });
  const { signed, expected, matches, isProven, findings } = diagnosis;
  const time = now === undefined ? undefined : timeFinding(kind, timestamp, now, tolerance);
  const parts =
    kind === 'request'
      ? [
          part('X-Timestamp', timestamp),
          part('Method', '.POST.'),
          part('Path', pathAlone(path)),
          part('Dot', '.'),
        ]
      : [part('X-Timestamp', timestamp), part('Word', '.callback.')];
  return {
    missing,
    parts: [...parts, { name: 'Body', text: readAs === '' ? text : textOf(body), bytes: body.length }],
    expected,
    given: signature,
    matches,
    isProven,
    readAs,
    findings: [...findings, ...(time ? [time] : [])].map((finding) => explained(signed, finding)),
  };
}
