/**
 * In: the raw bytes of a body. Out: the JSON object in them. Refuses with error 10 what is not UTF-8, not JSON, not an
 * object, nested deeper than any documented body, or spelled in a way that clients read differently.
 */
import { ApiError } from '../api-error';
import { ErrorCode } from '../generated/codes';
import { isObject, parsed, type JsonObject } from '../json';
import { attempt } from '@gateway-docs/kit';
import { deepestNesting, strayIn, tokensOf } from './json-spelling';

const DEEPEST_NESTING = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const BYTE_ORDER_MARK = '\ufeff';

const refused = (why: string) => new ApiError(ErrorCode.BAD_REQUEST, why);

/** @throws ApiError 10 */
export function parseJson(raw: Uint8Array): JsonObject {
  const text = attempt(() => utf8.decode(raw));
  if (text === undefined) throw refused('the body is not UTF-8');
  if (text.startsWith(BYTE_ORDER_MARK)) throw refused('the body begins with a byte order mark');
  const tokens = tokensOf(text);
  // Counted before parsing, so that no parser has to survive the text.
  if (deepestNesting(tokens) > DEEPEST_NESTING) throw refused('the body is nested too deeply');
  const value = parsed(text);
  if (value === undefined) throw refused('the body is not JSON');
  if (!isObject(value)) throw refused('the body must be a JSON object');
  const stray = strayIn(tokens);
  if (stray !== undefined) throw refused(stray);
  return value;
}
