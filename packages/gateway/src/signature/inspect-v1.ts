/** In: the body of a version 1 request as it was pasted, and the token. Out: what the workbench shows about its hash. */
import { bytesOf, textOf } from '../portable/bytes';
import { bodyReadings, type BodyReading } from './body-readings';
import { authIn, diagnoseV1 } from './diagnose-v1';
import { explained, nothing, part, type Inspection, type Pasted } from './inspection';

/** @returns what can be said; never throws */
export function inspectV1({ body, token, otherToken }: Pasted): Inspection {
  const readings = [{ says: '', body: bytesOf(body) }, ...bodyReadings(body)];
  const authOf = (reading: BodyReading | undefined) => reading && authIn(textOf(reading.body));
  const reading = readings.find(authOf);
  const auth = authOf(reading);
  if (!reading || !auth) return { ...nothing, missing: ['The body has no auth that can be read.'] };
  const missing = [
    ...(token === '' ? ['The API token is missing.'] : []),
    ...Object.entries(auth).flatMap(([name, value]) => (value ? [] : [`auth.${name} is missing.`])),
  ];
  if (missing.length > 0) return { ...nothing, missing };
  const { point, key, hash } = auth;
  const others = otherToken === '' ? [] : [otherToken];
  const { expected, matches, findings } = diagnoseV1({ ...auth, token, otherTokens: others });
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
