/**
 * In: a request as it arrived. Out: lines for the log that say which bytes were signed, which signature was expected, and, where another one
 * came, which mistake gives it. Values that the contract marks as secret are covered by asterisks, one for each character, so that lengths
 * and positions stay.
 */
import { diagnose, type Finding } from '../signature/diagnose';
import { authIn, diagnoseV1 } from '../signature/diagnose-v1';
import { symptomNamed } from '../signature/symptoms';
import { ErrorCode } from '../generated/codes';
import type { GatewayRequest } from '../gateway';
import { withoutCardNumbers } from '../http/redaction';
import type { GatewayResponse } from '../http/response';
import { textOf } from '../portable/bytes';
import type { SandboxState } from '../state/sandbox-state';

const headerText = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? value : undefined;

/** A signature has 64 characters; more of a wrong one helps nobody. */
const LONGEST_SHOWN = 100;

/** Covers the values of members with these names, wherever they stand in the text. */
function covered(text: string, names: readonly string[]): string {
  const member = new RegExp(`("(?:${names.join('|')})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)`, 'g');
  const named = text.replace(member, (_, before: string, value: string) => before + '*'.repeat(value.length));
  return withoutCardNumbers(named, (number) => '*'.repeat(number.length)).replace(
    /[\u0000-\u001f\u007f]/g,
    (character) => JSON.stringify(character).slice(1, -1),
  );
}

/** @param unknown what no known mistake gives, and what to do then */
function causesOf(findings: readonly Pick<Finding, 'symptom' | 'says'>[], isKnown: boolean, unknown: string) {
  const causes = findings.map(
    ({ symptom, says }) => `  why: ${symptomNamed(symptom).cause}${says === '' ? '' : ` (${says})`}`,
  );
  return isKnown ? causes : [...causes, `  why: no known mistake gives this ${unknown}`];
}

/** What version 1 hashes; the token is covered, because it stands in the text. */
function explainV1(body: Uint8Array, response: GatewayResponse, { settings }: SandboxState): string[] {
  const auth = authIn(textOf(body));
  const point = settings.points.find(({ id }) => String(id) === auth?.point);
  if (!auth || !point) return [];
  const [token = ''] = point.tokens;
  const { expected, matches, findings } = diagnoseV1({ ...auth, token });
  const lines = [
    `  hashed: ${auth.point}${'*'.repeat(token.length)}${auth.key} (point id, API token, key)`,
    `  auth.hash expected ${expected}`,
    `  auth.hash received ${shown(auth.hash)}${matches ? ', the same' : ''}`,
  ];
  const isKnown = matches || findings.length > 0 || response.code === ErrorCode.SUCCESS;
  return [...lines, ...causesOf(findings, isKnown, 'hash; the token is another one')];
}

const shown = (signature: string) => JSON.stringify(signature.slice(0, LONGEST_SHOWN)).slice(1, -1);

/** @returns no line for a request without credentials */
export function explainRequest(
  { path, headers, body }: GatewayRequest,
  response: GatewayResponse,
  state: SandboxState,
): string[] {
  const { settings, contract } = state;
  const signature = headerText(headers['x-signature']);
  const pointId = headerText(headers['x-point-id']);
  if (body === 'too-large') return [];
  if (signature === undefined) return explainV1(body, response, state);
  const point = settings.points.find(({ id }) => String(id) === pointId);
  if (!point)
    return [`  X-Point-Id ${JSON.stringify(pointId ?? '')} names no point: nothing can be compared`];
  const timestamp = headerText(headers['x-timestamp']) ?? '';
  const [token = ''] = point.tokens;
  const { signed, expected, findings, matches, isProven } = diagnose({
    kind: 'request',
    timestamp,
    path,
    host: headerText(headers.host),
    body,
    signature,
    tokens: point.tokens,
    token,
  });
  const fields = [...state.services.values()].flatMap(({ entry }) => entry?.fields ?? []);
  const secrets = fields.flatMap(({ slug, sensitive }) => (sensitive === 'none' ? [] : [slug]));
  const names = [...contract.sensitiveFields.keys(), ...secrets, 'cres', 'PaRes', 'otp_code', 'lookup_code'];
  const lines = [
    `  signed bytes (${signed.length}): ${covered(textOf(signed), names)}`,
    `  X-Signature expected ${expected}`,
    `  X-Signature received ${shown(signature)}${matches ? ', the same' : ''}`,
  ];
  if (matches) return lines;
  const isKnown = isProven || response.code === ErrorCode.SUCCESS;
  return [...lines, ...causesOf(findings, isKnown, 'signature; compare the bytes, then the token')];
}
