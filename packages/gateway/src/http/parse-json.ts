/**
 * In: the raw bytes of a body. Out: the JSON object in them. Refuses with error 10 what is not UTF-8, not JSON, not an
 * object, or nested deeper than any documented body.
 */
import { ApiError } from '../api-error';
import { ErrorCode } from '../generated/codes';
import { isObject, type JsonObject } from '../json';

const DEEPEST_NESTING = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws ApiError 10 */
export function parseJson(raw: Uint8Array): JsonObject {
  let text: string;
  try {
    text = utf8.decode(raw);
  } catch {
    throw new ApiError(ErrorCode.BAD_REQUEST, 'the body is not UTF-8');
  }
  if (nesting(text) > DEEPEST_NESTING)
    throw new ApiError(ErrorCode.BAD_REQUEST, 'the body is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(ErrorCode.BAD_REQUEST, 'the body is not JSON');
  }
  if (!isObject(value)) throw new ApiError(ErrorCode.BAD_REQUEST, 'the body must be a JSON object');
  return value;
}

/** The depth of brackets outside strings; counted before parsing, so that no parser has to survive the text. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
