// Text that comes in and goes out: settings and JSON. Every client and
// the callback verifier use it.

const FORMS = {
  GATEWAY_API_URL: 'https?://[A-Za-z0-9._-]+(:[0-9]+)?',
  GATEWAY_POINT_ID: '[0-9]{1,15}',
};

/**
 * Escapes of JSON. What is whole is captured: both halves of an emoji,
 * and any other escape. What is not is half an emoji or a NUL.
 */
const ESCAPES =
  /(\\ud[89ab]..\\ud[c-f]..|\\[^u])|\\u(?:d[89a-f]..|0000)/gi;

/**
 * Returns a setting without the blanks around it; throws when it is
 * empty or malformed.
 */
export function setting(name, value) {
  const form = FORMS[name] ?? '[!-~]+';
  const whole = new RegExp(`^[ \\t\\r\\n]*(${form})[ \\t\\r\\n]*$`);
  const found = whole.exec(value ?? '');
  if (found) return found[1];
  throw new Error(`${name} is empty or does not match ${form}`);
}

/**
 * Encodes the body once; the same bytes are signed and sent. Throws for
 * half an emoji or a NUL character, which databases refuse.
 */
export function encode(body) {
  const json = JSON.stringify(body);
  for (const { 1: whole, index } of json.matchAll(ESCAPES)) {
    if (whole) continue;
    const before = json.slice(0, index);
    const [, name = 'The body'] = /.*"([^"\\]*)":/s.exec(before) ?? [];
    throw new Error(
      `${name} has half an emoji or a NUL character. Nothing was sent.`,
    );
  }
  return Buffer.from(json, 'utf8');
}

/**
 * Decodes JSON, with or without a byte order mark. Half an emoji and a
 * NUL character become U+FFFD, so that the rest can be stored. Throws a
 * SyntaxError for what is no JSON.
 */
export function decode(bytes) {
  const json = new TextDecoder()
    .decode(bytes)
    .replace(ESCAPES, (_, whole) => whole ?? '\ufffd');
  return JSON.parse(json);
}
