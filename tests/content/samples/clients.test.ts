// In: samples/vectors.yaml and the signing clients. Out: proof that every language computes the published
// signatures, accepts a genuine callback and rejects a changed one. The vectors are computed here once more.
import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { apiErrorCodesSchema } from '@gateway-docs/site-data/tests';
import { CLIENTS_DIR, languages, missingTools } from './support/languages';
import { buildSelfTest, publishedInput, runSelfTest, type SelfTestInput } from './support/self-test';
import { vectors } from './support/vectors';

const { v1, v2, callback } = vectors;
const hmac = (message: string, token = vectors.api_token) =>
  createHmac('sha256', token).update(message, 'utf8').digest('hex');
const callbackMessage = (body: string) => `${callback.timestamp}.callback.${body}`;

describe('the published vectors', () => {
  it('v1: hash', () => {
    const text = `${vectors.point_id}${vectors.api_token}${v1.key}`;
    expect(createHash('md5').update(text).digest('hex')).toBe(v1.hash);
  });

  it('v2: request, with its byte counts', () => {
    const signed = `${v2.timestamp}.POST.${v2.path}.${v2.body}`;
    expect([hmac(signed), Buffer.byteLength(v2.body), Buffer.byteLength(signed)]).toEqual([
      v2.signature,
      v2.body_bytes,
      v2.signed_bytes,
    ]);
  });

  it('v2: callback, with its byte counts', () => {
    const signed = callbackMessage(callback.body);
    expect([hmac(signed), Buffer.byteLength(callback.body), Buffer.byteLength(signed)]).toEqual([
      callback.signature,
      callback.body_bytes,
      callback.signed_bytes,
    ]);
  });
});

describe('clients.yaml', () => {
  it('names files that exist', () => {
    const files = languages.flatMap(({ files: parts }) => Object.values(parts).flat());
    expect(files.filter((file) => !existsSync(join(CLIENTS_DIR, file)))).toEqual([]);
  });

  it.each(languages)('$label: the outcome is unknown after the codes of the table', ({ files }) => {
    const source = files.v2.map((file) => readFileSync(join(CLIENTS_DIR, file), 'utf8')).join('\n');
    const table = readYaml(process.cwd(), 'data/api-error-codes.yaml', apiErrorCodesSchema);
    const codes = table.rows.filter(({ retry }) => retry === 'same_id').map(({ code }) => code);
    expect(source).toMatch(new RegExp(codes.join('(, | \\| )')));
  });
});

/** Flips the lowest bit of the last letter or digit: one changed byte, still printable. */
function changeOneByte(text: string): string {
  return text.replace(/([0-9a-z])([^0-9a-z]*)$/, (_, last: string, rest: string) => {
    return String.fromCharCode(last.charCodeAt(0) ^ 1) + rest;
  });
}

const unicodeBody = '{"description":"Zahlung für „Müller & Söhne“ — 支付 😀 \\u0000 \'`$(x)"}';
const rejected: Record<string, Partial<SelfTestInput>> = {
  'a changed byte in the body': { callbackBody: changeOneByte(callback.body) },
  'a changed byte in the signature': { callbackSignature: changeOneByte(callback.signature) },
  'a body with a space more': { callbackBody: callback.body.replace(',', ', ') },
  'an empty signature': { callbackSignature: '' },
  'a timestamp that was not signed': { callbackTimestamp: String(callback.timestamp + 1) },
  'a timestamp that is no number': { callbackTimestamp: `${callback.timestamp}x` },
  'a callback older than the tolerance': { now: callback.timestamp + 301 },
  'a callback from the future': { now: callback.timestamp - 301 },
  'a token that is not ours': { tokens: ['another-token'] },
};

for (const language of languages) {
  const missing = missingTools(language);
  const reason = missing.length > 0 ? ` (skipped: ${missing.join(', ')} not found)` : '';

  describe.skipIf(missing.length > 0)(`${language.label} client${reason}`, () => {
    let command: string[];
    beforeAll(() => {
      command = buildSelfTest(language);
    }, 120_000);
    const run = (change: Partial<SelfTestInput> = {}) =>
      runSelfTest(command, { ...publishedInput, ...change });

    it('computes the published hash and signature, accepts the published callback', () => {
      expect(run()).toEqual({ v1_hash: v1.hash, v2_signature: v2.signature, callback: 'accepted 900001 3 order-1001' });
    });

    it('signs another value when one byte of the body changes', () => {
      const body = changeOneByte(v2.body);
      expect(run({ body }).v2_signature).not.toBe(v2.signature);
      expect(run({ body }).v2_signature).toBe(hmac(`${v2.timestamp}.POST.${v2.path}.${body}`));
    });

    it('signs bytes, not characters', () => {
      expect(run({ body: unicodeBody }).v2_signature).toBe(
        hmac(`${v2.timestamp}.POST.${v2.path}.${unicodeBody}`),
      );
    });

    it('accepts the newer and the older token while the point rotates them', () => {
      expect(run({ tokens: ['newer-token', vectors.api_token] }).callback).toMatch(/^accepted/);
      const callbackSignature = hmac(callbackMessage(callback.body), 'newer-token');
      expect(run({ tokens: ['newer-token', vectors.api_token], callbackSignature }).callback).toMatch(
        /^accepted/,
      );
    });

    it('accepts with a token that a line feed ends in the settings', () => {
      expect(run({ tokens: [`${vectors.api_token}\r\n`] }).callback).toMatch(/^accepted/);
      expect(run({ tokens: ['newer-token\n', ` ${vectors.api_token}\n`] }).callback).toMatch(/^accepted/);
    });

    it('reads a genuine callback with half an emoji and a NUL character, and its text can be written', () => {
      const callbackBody = callback.body.replace('order-1001', String.raw`order-\ud83d\u0000\ud83d\ude00`);
      const callbackSignature = hmac(callbackMessage(callbackBody));
      // The shell hands the text over as it came.
      const text = language.id === 'bash' ? String.raw`\ud83d\u0000\ud83d\ude00` : '\ufffd\ufffd😀';
      expect(run({ callbackBody, callbackSignature }).callback).toBe(`accepted 900001 3 order-${text}`);
    });

    it.each(Object.keys(rejected))('rejects %s', (name) => {
      expect(run(rejected[name]).callback).toBe('rejected');
    });
  });
}
