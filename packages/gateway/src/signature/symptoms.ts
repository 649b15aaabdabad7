/**
 * The mistakes that a wrong signature can be traced to: one for each row of the symptom tables on `/request_format`, `/callbacks` and
 * `/request_format_v1` that a single message shows. A test compares `cause` with the rows, and reproduces each of them.
 */

/** Where the row of a mistake is. */
export type SymptomTable =
  | '/request_format#invalid-signature'
  | '/callbacks#mismatch'
  | '/request_format_v1#error-11';

export interface Symptom {
  readonly table: SymptomTable;
  /** The cell "Cause" of the row, without markup. */
  readonly cause: string;
  /** What to do. */
  readonly fix: string;
}

const request = '/request_format#invalid-signature';
const callback = '/callbacks#mismatch';
const v1 = '/request_format_v1#error-11';

const symptoms = {
  'header-missing': {
    table: request,
    cause: 'A header is missing: wrong name, or a proxy removes headers that it does not know',
    fix: 'Send all three; let the proxy pass X-* headers',
  },
  'signature-form': {
    table: request,
    cause: 'The signature is Base64, has capitals, or begins with sha256=',
    fix: 'Lower-case hexadecimal, nothing else',
  },
  milliseconds: { table: request, cause: 'X-Timestamp is in milliseconds', fix: 'Unix seconds' },
  'local-time': {
    table: request,
    cause: 'The timestamp was made from local time',
    fix: 'Take Unix time from the system',
  },
  drift: { table: request, cause: "That server's clock drifts", fix: 'NTP' },
  'serialised-again': {
    table: request,
    cause: 'The body was serialised again after signing',
    fix: 'Send the bytes that you signed',
  },
  escaping: {
    table: request,
    cause:
      'Escaping of unicode or slashes differs between the two texts; or the string was turned into bytes in another encoding',
    fix: 'Serialise once; UTF-8 everywhere',
  },
  cleaned: {
    table: request,
    cause: 'Code that cleans the fields ("10.00" to 10, drops "" and null) runs after signing',
    fix: 'Clean first, then serialise and sign',
  },
  'line-feed': {
    table: request,
    cause:
      'curl -d @file drops the line feeds that were signed; or an editor added one, or a byte order mark',
    fix: '--data-binary; save without a mark',
  },
  token: {
    table: request,
    cause: 'Token of another point, or with a line feed, space or quotes from a settings file',
    fix: 'Trim when you read the settings',
  },
  'token-decoded': {
    table: request,
    cause: 'The token was decoded as hexadecimal or Base64',
    fix: "Use the characters' bytes",
  },
  'arguments-swapped': {
    table: request,
    cause: 'Arguments of the HMAC function are in the wrong order (key and message)',
    fix: "Check your language's function",
  },
  path: {
    table: request,
    cause:
      'The path is not the one that was sent: query string included, slash added, host included, or a proxy rewrites it',
    fix: 'Sign the path as it leaves you',
  },
  'clock-twice': {
    table: request,
    cause: 'The clock is read twice, and a second begins in between',
    fix: 'Read the time once',
  },
  'v1-rule': { table: request, cause: 'Still the MD5 rule of version 1', fix: 'Signing rule' },
  'callback-serialised-again': {
    table: callback,
    cause: 'The body was parsed and serialised again',
    fix: 'Read the raw bytes',
  },
  'callback-token': {
    table: callback,
    cause: 'Token of another point or environment',
    fix: 'Choose the token by X-Point-Id',
  },
  'callback-rule': {
    table: callback,
    cause: '.POST. and a path in the string instead of .callback.',
    fix: "The callback's string has no path",
  },
  'callback-charset': {
    table: callback,
    cause: 'The body was decoded with another charset, or read as text and encoded again',
    fix: 'Bytes until after the check',
  },
  'callback-time': {
    table: callback,
    cause: 'You compare the timestamp with the time of the change, not of the attempt',
    fix: 'Compare X-Timestamp with your clock',
  },
  'callback-header-missing': {
    table: callback,
    cause: 'A proxy or a serverless adapter drops or renames them',
    fix: 'Header names are case-insensitive; let X-* pass',
  },
  'v1-token': {
    table: v1,
    cause: 'Token of another point, or of the other environment',
    fix: 'A pair for each environment',
  },
  'v1-token-spaces': {
    table: v1,
    cause: 'Token with a line feed, space or quotes from a settings file',
    fix: 'Trim when you read the settings',
  },
  'v1-order': {
    table: v1,
    cause: 'Order or separators differ from the rule',
    fix: 'point_id + api_token + key, nothing between',
  },
  'v1-spelling': {
    table: v1,
    cause:
      'The key is hashed in another spelling: 1.7356896E+15 from a float, 1735689600.0, or with separators',
    fix: 'Integer types; format as plain digits',
  },
  'v1-clock-twice': {
    table: v1,
    cause: 'Two clock readings: one for the hash, one for the body',
    fix: 'Read once',
  },
} as const satisfies Readonly<Record<string, Symptom>>;

export type SymptomId = keyof typeof symptoms;

export const symptomIds = Object.keys(symptoms) as readonly SymptomId[];

/** The row of a mistake. */
export const symptomNamed = (id: SymptomId): Symptom => symptoms[id];
