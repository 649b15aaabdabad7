// What comes from outside into a client, in every language: settings as files and people leave them, responses as machines in between
// change them, texts that are no whole Unicode. A mistake of one's own is named before anything is sent and is never an unknown outcome; what
// the gateway has said is read.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '@gateway-docs/gateway';
import { callsOf, type SampleCall } from '@gateway-docs/contract/samples';
import { demoSite } from '@gateway-docs/contract/tests';
import type { JsonObject, Version } from '@gateway-docs/site-data/model';
import { bearerToken, programs, send } from './support/client-programs';
import { startRecorder, type Wire } from './support/recorder';
import { prepareSamples, type PreparedSamples } from './support/run-samples';
import { vectors } from './support/vectors';

const { operations } = await demoSite.load();

function documented(id: string, version: Version): SampleCall {
  const [call] = operations.filter((found) => found.id === id && found.version === version).flatMap(callsOf);
  if (!call) throw new Error(`The contract has no example of ${id} in ${version}`);
  return call;
}

const V2 = documented('transaction-find', 'v2');
const CALLS = { v2: V2, v1: documented('transaction-find', 'v1'), bearer: documented('payment-page-list', 'v2') };
type CallName = keyof typeof CALLS;
const callNames = Object.keys(CALLS) as CallName[];

/** Bodies that no client sends, and the name that each is refused with. */
const BROKEN = {
  half: { field: 'description', body: { description: 'half of an emoji' } },
  nul: { field: 'description', body: { locale: 'en', description: 'a NUL \u0000' } },
  item: { field: 'names', body: { names: ['whole', 'half of an emoji'] } },
  name: { field: 'extra', body: { extra: { 'half of an emoji': 'x' } } },
} as const satisfies Record<string, { field: string; body: JsonObject }>;

/** What looks broken and is whole. */
const WHOLE = { description: String.raw`\ud83d \u0000 \\ud83d`, extra: { note: '😀 𝒳 \ufffd' } };

/** Half an emoji, as a string that was cut is in each language. */
const HALF: Readonly<Record<string, string>> = {
  bash: String.raw`"\ud83d"`,
  php: String.raw`"\xf0\x9f"`,
  python: String.raw`"\ud83d"`,
  node: String.raw`'\ud83d'`,
  java: String.raw`"\ud83d"`,
  go: String.raw`"\xf0\x9f"`,
};

/** How a sample prints an error, and how it prints the headers of the response in its place. */
const ERROR: Readonly<Record<string, readonly [printed: string, headers: string]>> = {
  php: ['{$error->getMessage()}', '{$error->requestId} {$error->retryAfter}'],
  python: ['"Refused:", error', '"Refused:", error.request_id, error.retry_after'],
  node: ["'Refused:', error.message", "'Refused:', error.requestId, error.retryAfter"],
  java: ['e.getMessage()', 'e.requestId() + " " + e.retryAfter()'],
  go: ['"refused: ", refused', '"refused: ", refused.RequestID, " ", refused.RetryAfter'],
};
const LIMITED = '{"error":{"code":15,"title":"Rate limit reached","message":null},"response":null}';
const HEADERS = { 'X-Request-Id': 'req_4f0c7d', 'Retry-After': '7' };

/** What no gateway should respond with, and one did. */
const TEXTS = String.raw`{"error":{"code":0,"title":"OK","message":null},"response":{"id":9007199254740991,"amount":1000000,
"description":"half \ud83d NUL \u0000 whole \ud83d\ude00 text \\ud83d","extra":{"name \udc00":"x"}}}`;

/** Before and after a setting. */
const HARMLESS = { 'a line feed at the end': ['', '\n'], 'blanks and CR around': [' ', ' \t\r\n'] } as const;

const CONCERNED = {
  GATEWAY_API_URL: callNames,
  GATEWAY_POINT_ID: ['v2', 'v1'],
  GATEWAY_API_TOKEN: ['v2', 'v1'],
  GATEWAY_BEARER_TOKEN: ['bearer'],
} as const;
const WRONG = [
  ['GATEWAY_API_URL', ''],
  ['GATEWAY_API_URL', '127.0.0.1:8080'],
  ['GATEWAY_API_URL', 'http://127.0.0.1/api'],
  ['GATEWAY_API_URL', 'http://127.0.0.1\nb'],
  ['GATEWAY_POINT_ID', '4021x'],
  ['GATEWAY_POINT_ID', '4021\n4022'],
  ['GATEWAY_API_TOKEN', ' \r\n'],
  ['GATEWAY_API_TOKEN', 'demo\ntoken'],
  ['GATEWAY_API_TOKEN', 'demo\u200b'],
  ['GATEWAY_BEARER_TOKEN', ''],
  ['GATEWAY_BEARER_TOKEN', 'a\nX-Point-Id: 1'],
] as const;

const DRESSES: Readonly<Record<string, (text: string) => Wire>> = {
  compressed: (text) => ({ bytes: gzipSync(text), headers: { 'Content-Encoding': 'gzip' } }),
  'after a byte order mark and a blank line': (text) => ({ bytes: Buffer.from(`\ufeff\r\n${text}\n`) }),
};

describe.each(programs)('$label', ({ language, print, hasClient, missing, reason }) => {
  let sandbox: Sandbox;
  let samples: PreparedSamples;
  beforeAll(async () => {
    if (missing.length > 0) return;
    sandbox = await startSandbox(process.cwd());
    const bodies = { ...Object.fromEntries(Object.entries(BROKEN).map(([name, { body }]) => [name, body])), whole: WHOLE };
    const own = Object.entries(bodies).map(([name, body]) => [name, { ...V2, body }] as const);
    const spell = (source: string) =>
      source.replace(/(["'])half of an emoji\1/, () => HALF[language.id] ?? 'a language without its half of an emoji');
    const all = new Map<string, SampleCall>([...Object.entries(CALLS), ...own]);
    const sources = [...all].map(([name, call]) => [name, spell(print(call))] as const);
    const told = print(V2).replace(...(ERROR[language.id] ?? ['', '']));
    samples = await prepareSamples(language.id, new Map([...sources, ['told', told]]));
  }, 120_000);
  afterAll(async () => {
    if (missing.length > 0) return;
    samples.remove();
    await sandbox.stop();
  });

  /** Runs all samples. `settings` may stand on the address that the samples call. */
  async function run(
    settings: (url: string) => Readonly<Record<string, string>>,
    { dress, always }: { dress?: (text: string) => Wire; always?: string } = {},
  ) {
    const { url, exchanges, stop } = await startRecorder(
      (path, headers, body) =>
        always === undefined ? send(sandbox.url + path, headers, body) : Promise.resolve({ status: 200, text: always }),
      () => sandbox.reset(),
      dress,
    );
    const token = { GATEWAY_BEARER_TOKEN: bearerToken(sandbox) };
    const printed = await samples.run(url, { ...token, ...settings(url) });
    stop();
    return (name: string) => ({ printed: printed.get(name) ?? '', exchanges: exchanges.get(name) ?? [] });
  }
  const ofDemo = () => ({});

  function expectAccepted({ printed, exchanges }: ReturnType<Awaited<ReturnType<typeof run>>>): void {
    expect(exchanges.map(({ reply }) => (JSON.parse(reply) as { error: { code: number } }).error.code)).toEqual([0]);
    expect(printed).not.toMatch(/unknown/i);
  }

  describe.skipIf(missing.length > 0)(`settings${reason}`, () => {
    it.each(Object.entries(HARMLESS))('with %s are as without', async (_, [before, after]) => {
      const around = (value: string) => before + value + after;
      const found = await run((url) => ({
        GATEWAY_API_URL: around(url),
        GATEWAY_POINT_ID: around(String(vectors.point_id)),
        GATEWAY_API_TOKEN: around(vectors.api_token),
        GATEWAY_BEARER_TOKEN: around(bearerToken(sandbox)),
      }));
      for (const name of callNames) expectAccepted(found(name));
    });

    it.each(hasClient ? WRONG : [])('%s=%j is named, and nothing is sent', async (setting, value) => {
      const found = await run(() => ({ [setting]: value }));
      for (const name of CONCERNED[setting]) {
        const { printed, exchanges } = found(name);
        expect(printed, name).toContain(setting);
        expect(printed, name).not.toMatch(/unknown/i);
        expect(exchanges).toEqual([]);
      }
    });
  });

  describe.skipIf(missing.length > 0)(`a response${reason}`, () => {
    it.each(Object.entries(DRESSES))('%s is read', async (_, dress) => {
      const found = await run(ofDemo, { dress });
      for (const name of callNames) expectAccepted(found(name));
      expect(found('v2').printed).toContain('external_transaction_id');
    });

    it('with half an emoji and a NUL character is read, and its numbers stay whole', async () => {
      const { printed } = (await run(ofDemo, { always: TEXTS }))('v2');
      expect(printed).not.toMatch(/unknown/i);
      for (const number of ['9007199254740991', '1000000']) expect(printed).toMatch(new RegExp(`\\b${number}\\b`));
      // The shell hands the text over as it came.
      if (language.id === 'bash') expect(printed).toContain(String.raw`half \ud83d NUL`);
      else expect(printed).toMatch(/half \ufffd NUL \ufffd whole 😀 text \\+ud83d[^]*name \ufffd/);
    });
  });

  if (!hasClient) return;
  it.skipIf(missing.length > 0)(`the headers of an error can be read${reason}`, async () => {
    const dress = (text: string) => ({ bytes: Buffer.from(text), headers: HEADERS });
    const file = path.join(tmpdir(), 'headers-of-shell');
    const found = await run(() => ({ GATEWAY_HEADERS_FILE: file }), { always: LIMITED, dress });
    const told = found('told').printed + (language.id === 'bash' ? readFileSync(file, 'utf8') : '');
    for (const value of Object.values(HEADERS)) expect(told).toMatch(new RegExp(`\\b${value}\\b`));
  });

  describe.skipIf(missing.length > 0)(`a text${reason}`, () => {
    it('that is no whole Unicode is refused with its name, and what only looks so is sent', async () => {
      const found = await run(ofDemo, { always: TEXTS });
      for (const [name, { field }] of Object.entries(BROKEN)) {
        const { printed, exchanges } = found(name);
        expect(printed, name).toContain(`${field} has half an emoji or a NUL character`);
        expect(exchanges).toEqual([]);
      }
      expect(JSON.parse(found('whole').exchanges[0]?.body ?? '')).toEqual(WHOLE);
    });
  });
});
