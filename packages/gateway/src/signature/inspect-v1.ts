/** In: the body of a version 1 request as it was pasted, and the token. Out: what the workbench shows about its hash. */
import { isObject, objectOf, type JsonObject } from '../json';
import { bytesOf, textOf } from '../portable/bytes';
import { bodyReadings, type BodyReading } from './body-readings';
import { diagnoseV1 } from './diagnose-v1';
import { explained, nothing, part, type Inspection, type Pasted } from './inspection';

/** @returns undefined where the text has no auth */
function authOf(text: string): JsonObject | undefined {
  try {
    const { auth } = objectOf(JSON.parse(text));
    return isObject(auth) ? auth : undefined;
  } catch {
    return undefined;
  }
}

/** @returns what can be said; never throws */
export function inspectV1({ body, token, otherToken }: Pasted): Inspection {
  const readings = [{ says: '', body: bytesOf(body) }, ...bodyReadings(body)];
  const authOfReading = ({ body: bytes }: BodyReading) => authOf(textOf(bytes));
  const reading = readings.find(authOfReading);
  if (!reading) return { ...nothing, missing: ['The body has no auth that can be read.'] };
  const auth = authOfReading(reading) ?? {};
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
    isProven: matches || findings.length > 0,
    readAs: reading.says,
    findings: findings.map(({ symptom, says }) => explained(new Uint8Array(), { symptom, says })),
  };
}
