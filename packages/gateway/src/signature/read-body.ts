/** In: a body as it was pasted, and the message that it belongs to. Out: what was signed, found by signing what the paste may stand for. */
import { isObject, parsed } from '../json';
import { bytesOf, textOf } from '../portable/bytes';
import { bodyReadings, type BodyReading } from './body-readings';
import { diagnose } from './diagnose';
import { hmacSha256Hex } from './hashes';
import { prefixOf } from './prefix-variants';
import { signedBytes } from './rules';
import { signatureForm } from './signature-forms';
import type { SignedMessage } from './signed-message';

/** Whether a text is a JSON object, as the bodies of this API are. */
const isBody = (text: string): boolean => isObject(parsed(text));

/** @returns the reading of the body that a signature proves; the body as it was pasted where none does */
export function readBody(text: string, message: Omit<SignedMessage, 'body'>) {
  const asPasted = { says: '', body: bytesOf(text) };
  const readings = bodyReadings(text);
  const diagnosed = ({ says, body }: BodyReading) => ({
    readAs: says,
    body,
    diagnosis: diagnose({ ...message, body }),
  });
  const digits = signatureForm(message.signature)?.digits;
  const matching = [asPasted, ...readings].find(({ body }) => {
    const signed = signedBytes(prefixOf({ ...message, body }), body);
    return hmacSha256Hex(message.token, signed) === digits;
  });
  if (matching) return diagnosed(matching);
  const plain = diagnosed(asPasted);
  const other = isBody(text) ? undefined : readings.find(({ body }) => isBody(textOf(body)));
  if (plain.diagnosis.isProven || !other) return plain;
  const second = diagnosed(other);
  return second.diagnosis.isProven ? second : plain;
}
