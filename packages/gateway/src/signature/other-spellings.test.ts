// Wrong signatures that people meet: over another spelling of the same body, by another rule, with another spelling of the token. What
// was signed is written out here as that library or mistake writes it, and signed by Node.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainRequest } from '../command/request-log';
import { ErrorCode } from '../generated/codes';
import { startSandbox, type Sandbox } from '../sandbox';
import { root } from '../tests/root';
import { hmac, path, request, timestamp } from '../tests/wrong-signatures';
import { attemptsFor } from './attempts';
import { diagnose } from './diagnose';
import { symptomNamed, type SymptomId } from './symptoms';

const bytes = (text: string) => new TextEncoder().encode(text);
const { token, body: published } = request({});
const head = `${timestamp}.POST.${path}.`;

type Row = readonly [name: string, symptom: SymptomId, sent: string, signed: string | Uint8Array];

const bodies: readonly Row[] = [
  ['Go, &', 'escaping', '{"a":"Tea & cake"}', String.raw`{"a":"Tea \u0026 cake"}`],
  ['Go, a map through an Encoder', 'escaping', '{"b":"<","a":1}', '{"a":1,"b":"\\u003c"}\n'],
  ['System.Text.Json, é', 'escaping', '{"a":"é"}', String.raw`{"a":"\u00E9"}`],
  ["System.Text.Json, '", 'escaping', `{"a":"it's é"}`, String.raw`{"a":"it\u0027s \u00E9"}`],
  ['System.Text.Json, +', 'escaping', '{"a":"+48"}', String.raw`{"a":"\u002B48"}`],
  ['System.Text.Json, &', 'escaping', '{"a":"+&"}', String.raw`{"a":"\u002B\u0026"}`],
  ['System.Text.Json, <', 'escaping', '{"a":"<b>"}', String.raw`{"a":"\u003Cb\u003E"}`],
  [
    'System.Text.Json, quotes',
    'escaping',
    String.raw`{"a":"say \"\\\" +"}`,
    String.raw`{"a":"say \u0022\\\u0022 \u002B"}`,
  ],
  ['Jackson, ESCAPE_NON_ASCII', 'escaping', `{"a":"é's"}`, String.raw`{"a":"\u00E9's"}`],
  ['Gson, =', 'escaping', '{"a":"b=c"}', String.raw`{"a":"b\u003dc"}`],
  ["Gson, '", 'escaping', `{"a":"it's="}`, String.raw`{"a":"it\u0027s\u003d"}`],
  ['Gson, &', 'escaping', '{"a":"?b=c&d"}', String.raw`{"a":"?b\u003dc\u0026d"}`],
  ['Gson, <', 'escaping', `{"a":"<'"}`, String.raw`{"a":"\u003c\u0027"}`],
  ['Gson, >', 'escaping', `{"a":"'>"}`, String.raw`{"a":"\u0027\u003e"}`],
  ['Rails, &', 'escaping', `{"a":"it's &"}`, String.raw`{"a":"it's \u0026"}`],
  ['Rails, <', 'escaping', `{"a":"<'/"}`, String.raw`{"a":"\u003c'/"}`],
  ['Rails, >', 'escaping', '{"a":"é>"}', String.raw`{"a":"é\u003e"}`],
  ['WordPress', 'escaping', `{"a":"it's"}`, String.raw`{\"a\":\"it\'s\"}`],
  ['PHP', 'escaping', '{"a":"é/ü"}', String.raw`{"a":"\u00e9\/\u00fc"}`],
  ['PHP, JSON_UNESCAPED_UNICODE', 'escaping', '{"a":"é/ü"}', String.raw`{"a":"é\/ü"}`],
  ['PHP, JSON_PRETTY_PRINT', 'escaping', '{"a":"é/"}', '{\n    "a": "\\u00e9\\/"\n}'],
  ['Symfony', 'escaping', '{"a":"<é/"}', String.raw`{"a":"\u003C\u00e9\/"}`],
  ['Python', 'escaping', '{"a":"é","b":[1,{}]}', String.raw`{"a": "\u00e9", "b": [1, {}]}`],
  ['Python, ensure_ascii=False', 'serialised-again', '{"a":"é: ","b":1}', '{"a": "é: ", "b": 1}'],
  ['Python, sort_keys', 'serialised-again', '{"b":1,"a":{"d":1,"c":2}}', '{"a": {"c": 2, "d": 1}, "b": 1}'],
  ['names in order', 'serialised-again', '{"b":1,"a":2}', '{"a":2,"b":1}'],
  ['a space after colons', 'serialised-again', '{"a":1,"b":2}', '{"a": 1,"b": 2}'],
  ['encoded twice', 'serialised-again', '{"a":1}', String.raw`"{\"a\":1}"`],
  ['indented by two', 'serialised-again', '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['indented by a tab', 'serialised-again', '{"a":1}', '{\n\t"a": 1\n}'],
  ['indented on Windows', 'serialised-again', '{"a":1,"b":2}', '{\r\n  "a": 1,\r\n  "b": 2\r\n}'],
  ['indented by Jackson', 'serialised-again', '{"a":1}', '{\n  "a" : 1\n}'],
  ['NFD', 'escaping', '{"a":"é"}', '{"a":"e\u0301"}'],
  ['HTML entities', 'escaping', `{"a":"b & c"}`, '{&quot;a&quot;:&quot;b &amp; c&quot;}'],
  ['HTML entities in values', 'escaping', '{"a":"<b>"}', '{"a":"&lt;b&gt;"}'],
  ['Latin-1', 'escaping', '{"a":"é"}', Buffer.from('{"a":"é"}', 'latin1')],
  ['UTF-8 twice', 'escaping', '{"a":"é"}', Buffer.from(Buffer.from('{"a":"é"}').toString('latin1'))],
  ['texts as numbers', 'cleaned', '{"a":"10.00"}', '{"a":10}'],
  ['CRLF at the end', 'line-feed', '{"a":1}', '{"a":1}\r\n'],
  ['a byte order mark', 'line-feed', '{"a":1}', '\ufeff{"a":1}'],
];

const prefixes: readonly (readonly [name: string, symptom: SymptomId, prefix: string])[] = [
  ['GET', 'joined', `${timestamp}.GET.${path}.`],
  ['no method', 'joined', `${timestamp}.${path}.`],
  ['line feeds between the parts', 'joined', `${timestamp}\nPOST\n${path}\n`],
  ['method in small letters', 'joined', `${timestamp}.post.${path}.`],
  ['a double slash', 'path', `${timestamp}.POST./${path}.`],
  ['a percent-encoded path', 'path', `${timestamp}.POST.${path.replaceAll('/', '%2F')}.`],
  ['a slash at its end', 'path', `${timestamp}.POST.${path}/.`],
  ['host', 'path', `${timestamp}.POST.https://api.gateway.example${path}.`],
  ['ISO time', 'joined', `2025-01-01T00:00:00Z.POST.${path}.`],
  ['decimals', 'joined', `${timestamp}.0.POST.${path}.`],
  ['milliseconds', 'milliseconds', `${timestamp}417.POST.${path}.`],
  ['fractions of a second', 'joined', `${timestamp}.417.POST.${path}.`],
  ['a second late', 'clock-twice', `${timestamp + 1}.POST.${path}.`],
];

const tokens: readonly (readonly [name: string, symptom: SymptomId, key: string])[] = [
  ['a literal \\n', 'token', String.raw`${token}\n`],
  ['a zero-width space', 'token', `${token}\u200b`],
  ['a no-break space', 'token', `\u00a0${token}`],
  ['an en dash', 'token', token.replaceAll('-', '\u2013')],
  ['Bearer', 'token', `Bearer ${token}`],
  ['quotes', 'token', `"${token}"`],
  ['a line feed', 'token', `${token}\n`],
  ['Base64', 'token-decoded', Buffer.from(token).toString('base64')],
];

const rows = [
  ...bodies.map(
    ([name, symptom, sent, signed]) =>
      [name, symptom, request({ body: bytes(sent), signature: hmac(token, head, signed) })] as const,
  ),
  ...prefixes.map(
    ([name, symptom, prefix]) =>
      [name, symptom, request({ signature: hmac(token, prefix, published) })] as const,
  ),
  ...tokens.map(
    ([name, symptom, key]) => [name, symptom, request({ signature: hmac(key, head, published) })] as const,
  ),
];

describe('wrong signatures', () => {
  it('are different ones', () => {
    expect(new Set(rows.map(([, , { signature }]) => signature)).size).toBe(rows.length);
  });

  it.each(rows)('%s: %s', (_name, symptom, message) => {
    const { isProven, findings } = diagnose(message);
    expect([isProven, findings.map((finding) => finding.symptom)]).toEqual([true, [symptom]]);
  });
});

describe('the log of the gateway', () => {
  let gateway: Sandbox | undefined;
  beforeAll(async () => {
    gateway = await startSandbox(root);
  });
  afterAll(() => gateway?.stop());

  it.each(rows)('names %s: %s', (_name, symptom, message) => {
    if (!gateway) throw new Error('The gateway has not started');
    const headers = {
      host: message.host,
      'x-point-id': String(gateway.state().settings.points[0]?.id),
      'x-timestamp': message.timestamp,
      'x-signature': message.signature,
    };
    const sent = { method: 'POST', path: message.path, headers, body: message.body };
    const lines = explainRequest(
      sent,
      { code: ErrorCode.INVALID_SIGNATURE, httpStatus: 401, body: '', headers: {} },
      gateway.state(),
    );
    expect(lines.filter((line) => line.includes('why: '))).toEqual([
      expect.stringContaining(symptomNamed(symptom).cause),
    ]);
  });
});

it('a token with something invisible in the settings is told from the right one', () => {
  const message = request({
    token: `\u200b${token.replaceAll('-', '\u2011')} `,
    signature: hmac(token, head, published),
  });
  expect(diagnose(message).findings).toMatchObject([{ symptom: 'token' }]);
});

it('a long body is signed some thousand times at most, however much there is to escape', () => {
  const body = bytes(JSON.stringify({ b: 1, a: `é/&<>'+="`.repeat(365) }));
  const costs = Array.from(attemptsFor(request({ body })), (attempt) => attempt.body.length / body.length);
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThan(1500);
});
