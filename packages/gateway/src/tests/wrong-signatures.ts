/** Requests and callbacks as they arrive when somebody's code has one of the mistakes of the symptom tables; signed by Node, not by our own rules. */
import { createHash, createHmac } from 'node:crypto';
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import type { SignedMessage } from '../signature/signed-message';
import type { SymptomId } from '../signature/symptoms';
import { root } from './root';

const vectors = readYaml(root, 'samples/vectors.yaml', vectorsSchema);
const token = vectors.api_token;
const bytes = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA256 over the joined parts. */
export const hmac = (key: string | Buffer, ...parts: (string | Uint8Array)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest('hex');

export const request = (change: Partial<SignedMessage>): SignedMessage => ({
  kind: 'request',
  timestamp: String(vectors.v2.timestamp),
  path: vectors.v2.path,
  host: 'api.gateway.example',
  body: bytes(vectors.v2.body),
  signature: '',
  token,
  ...change,
});

export const callback = (change: Partial<SignedMessage>): SignedMessage => ({
  ...request({}),
  kind: 'callback',
  path: '/callbacks/gateway',
  timestamp: String(vectors.callback.timestamp),
  body: bytes(vectors.callback.body),
  ...change,
});

export const { timestamp, path } = vectors.v2;
const head = `${timestamp}.POST.${path}.`;
const other = { name: 'Łódź / é', amount: '10.00', empty: '', nothing: null };
export const text = JSON.stringify(other);
export const python = '{"name": "Łódź / é", "amount": "10.00", "empty": "", "nothing": null}';

/** What was sent, and the signature that code with the mistake makes. */
export const requests: readonly (readonly [symptom: SymptomId, what: string, message: SignedMessage])[] = [
  [
    'signature-form',
    'Base64',
    request({ signature: Buffer.from(vectors.v2.signature, 'hex').toString('base64') }),
  ],
  ['signature-form', 'capitals', request({ signature: vectors.v2.signature.toUpperCase() })],
  ['signature-form', 'a prefix', request({ signature: `sha256=${vectors.v2.signature}` })],
  ['signature-form', 'neither', request({ signature: 'none' })],
  ['v1-rule', 'MD5', request({ signature: createHash('md5').update('x').digest('hex') })],
  [
    'milliseconds',
    'signed in seconds, sent in milliseconds',
    request({ timestamp: `${timestamp}000`, signature: vectors.v2.signature }),
  ],
  [
    'milliseconds',
    'signed in milliseconds',
    request({ signature: hmac(token, `${timestamp}000.POST.${path}.`, vectors.v2.body) }),
  ],
  ['serialised-again', 'spaces', request({ body: bytes(text), signature: hmac(token, head, python) })],
  [
    'serialised-again',
    'lines',
    request({ body: bytes(text), signature: hmac(token, head, JSON.stringify(other, null, 2)) }),
  ],
  [
    'serialised-again',
    'sent in lines',
    request({ body: bytes(JSON.stringify(other, null, 4)), signature: hmac(token, head, text) }),
  ],
  [
    'escaping',
    'slashes',
    request({ body: bytes(text), signature: hmac(token, head, text.replaceAll('/', '\\/')) }),
  ],
  [
    'escaping',
    'unicode',
    request({
      body: bytes(text),
      signature: hmac(
        token,
        head,
        text.replace(/[^\0-\x7f]/g, (l) => `\\u${l.charCodeAt(0).toString(16).padStart(4, '0')}`),
      ),
    }),
  ],
  [
    'escaping',
    'another encoding',
    request({ body: bytes('{"a":"é"}'), signature: hmac(token, head, Buffer.from('{"a":"é"}', 'latin1')) }),
  ],
  ['cleaned', 'numbers', request({ body: bytes('{"a":"10.00"}'), signature: hmac(token, head, '{"a":10}') })],
  [
    'cleaned',
    'null and empty',
    request({ body: bytes(text), signature: hmac(token, head, '{"name":"Łódź / é","amount":"10.00"}') }),
  ],
  ['line-feed', 'dropped', request({ body: bytes('{\n"a":1\n}'), signature: hmac(token, head, '{"a":1}') })],
  ['line-feed', 'added', request({ body: bytes('{"a":1}'), signature: hmac(token, head, '{"a":1}\n') })],
  [
    'line-feed',
    'a byte order mark',
    request({ body: bytes('{"a":1}'), signature: hmac(token, head, '\ufeff{"a":1}') }),
  ],
  ['token', 'a line feed', request({ signature: hmac(`${token}\n`, head, vectors.v2.body) })],
  ['token', 'quotes', request({ signature: hmac(`"${token}"`, head, vectors.v2.body) })],
  [
    'token',
    'of another point',
    request({ otherTokens: ['other'], signature: hmac('other', head, vectors.v2.body) }),
  ],
  [
    'token-decoded',
    'hexadecimal',
    request({
      token: 'abcdef0123',
      signature: hmac(Buffer.from('abcdef0123', 'hex'), head, vectors.v2.body),
    }),
  ],
  [
    'token-decoded',
    'Base64',
    request({ token: 'c2VjcmV0', signature: hmac(Buffer.from('c2VjcmV0', 'base64'), head, vectors.v2.body) }),
  ],
  ['arguments-swapped', 'key and message', request({ signature: hmac(head + vectors.v2.body, token) })],
  [
    'arguments-swapped',
    'no HMAC',
    request({
      signature: createHash('sha256')
        .update(token + head + vectors.v2.body)
        .digest('hex'),
    }),
  ],
  [
    'path',
    'query',
    request({
      path: `${path}?a=1`,
      signature: hmac(token, `${timestamp}.POST.${path}?a=1.`, vectors.v2.body),
    }),
  ],
  ['path', 'slash', request({ signature: hmac(token, `${timestamp}.POST.${path}/.`, vectors.v2.body) })],
  [
    'path',
    'host',
    request({
      signature: hmac(token, `${timestamp}.POST.https://api.gateway.example${path}.`, vectors.v2.body),
    }),
  ],
  [
    'path',
    'prefix',
    request({ signature: hmac(token, `${timestamp}.POST.${path.replace('/api/v2', '')}.`, vectors.v2.body) }),
  ],
  [
    'joined',
    'another method',
    request({ signature: hmac(token, `${timestamp}.GET.${path}.`, vectors.v2.body) }),
  ],
  [
    'clock-twice',
    'a second later',
    request({ signature: hmac(token, `${timestamp + 1}.POST.${path}.`, vectors.v2.body) }),
  ],
];

const callbackHead = `${vectors.callback.timestamp}.callback.`;
const pretty = JSON.stringify(JSON.parse(vectors.callback.body), null, 2);
export const callbacks: readonly (readonly [symptom: SymptomId, what: string, message: SignedMessage])[] = [
  [
    'callback-serialised-again',
    'read as an object',
    callback({ body: bytes(pretty), signature: vectors.callback.signature }),
  ],
  [
    'callback-token',
    'another',
    callback({ otherTokens: ['other'], signature: hmac('other', callbackHead, vectors.callback.body) }),
  ],
  [
    'callback-rule',
    'of requests',
    callback({
      signature: hmac(token, `${vectors.callback.timestamp}.POST./callbacks/gateway.`, vectors.callback.body),
    }),
  ],
  [
    'callback-charset',
    'encoded twice',
    callback({
      body: bytes('{"a":"é"}'),
      signature: hmac(token, callbackHead, Buffer.from(Buffer.from('{"a":"é"}').toString('latin1'))),
    }),
  ],
];
