/**
 * In: a request as it arrived. Out: lines for the log that say which bytes were signed, which signature was expected, and, where another one
 * came, which mistake gives it. Values that the contract marks as secret are covered by asterisks, one for each character, so that lengths
 * and positions stay.
 */
import { diagnose } from '../../src/signature/diagnose';
import { symptomNamed } from '../../src/signature/symptoms';
import type { GatewayRequest } from '../gateway';
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
  return text
    .replace(member, (_, before: string, value: string) => before + '*'.repeat(value.length))
    .replace(/\d(?:[ -]?\d){11,}/g, (digits) => '*'.repeat(digits.length))
    .replace(/[\u0000-\u001f\u007f]/g, (character) => JSON.stringify(character).slice(1, -1));
}

/** @returns no line for a request without a signature */
export function explainRequest(
  { path, headers, body }: GatewayRequest,
  response: GatewayResponse,
  { settings, contract }: SandboxState,
): string[] {
  const signature = headerText(headers['x-signature']);
  const pointId = headerText(headers['x-point-id']);
  if (body === 'too-large' || signature === undefined) return [];
  const point = settings.points.find(({ id }) => String(id) === pointId);
  if (!point)
    return [`  X-Point-Id ${JSON.stringify(pointId ?? '')} names no point: nothing can be compared`];
  const timestamp = headerText(headers['x-timestamp']) ?? '';
  const [token = ''] = point.tokens;
  const { signed, expected, findings, matches } = diagnose({
    kind: 'request',
    timestamp,
    path,
    body,
    signature,
    tokens: point.tokens,
    token,
  });
  const names = [...contract.sensitiveFields.keys(), 'cres', 'PaRes', 'otp_code', 'lookup_code'];
  const lines = [
    `  signed bytes (${signed.length}): ${covered(textOf(signed), names)}`,
    `  X-Signature expected ${expected}`,
    `  X-Signature received ${JSON.stringify(signature.slice(0, LONGEST_SHOWN)).slice(1, -1)}${matches ? ', the same' : ''}`,
  ];
  if (matches) return lines;
  const causes = findings.map(
    ({ symptom, says }) => `  why: ${symptomNamed(symptom).cause}${says === '' ? '' : ` (${says})`}`,
  );
  const none =
    response.code === 0
      ? []
      : ['  why: no known mistake gives this signature; compare the bytes, then the token'];
  return [...lines, ...(causes.length > 0 ? causes : none)];
}
