/**
 * The published test vectors follow from the contract: the body of the "card-form" example is the signed one, byte for byte, and
 * v1's example credentials are the hash of the rule. The rules are computed here anew, from contract to hex.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import { examplesOf, loadContracts, present, siteDir, type Contract } from './support/contract';

const vectors = vectorsSchema.parse(parse(readFileSync(path.join(siteDir, 'samples/vectors.yaml'), 'utf8')));
const hmac = (text: string): string =>
  createHmac('sha256', vectors.api_token).update(text, 'utf8').digest('hex');

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

const exampleOf = (family: string, label: string): unknown => {
  const contract = present(
    contracts.find((candidate) => candidate.family === family),
    family,
  );
  return examplesOf(contract).find(([found]) => found === `${family} ${label}`)?.[2];
};

describe('test vectors', () => {
  it('v2: the body of the card form, 220 bytes, gives the signature', () => {
    const body = JSON.stringify(exampleOf('v2', 'transaction-create request card-form'));
    expect(body).toBe(vectors.v2.body);
    expect(Buffer.byteLength(body)).toBe(220);
    const signed = `${vectors.v2.timestamp}.POST./api/v2/transaction/create.${body}`;
    expect(Buffer.byteLength(signed)).toBe(263);
    expect(hmac(signed)).toBe('0f0c7704cb60076b23b01717596cd9ac8f80bd846133adae24309e597f536a8a');
    expect(vectors.v2.signature).toBe(hmac(signed));
    expect(hmac(signed.replace('12540', '12541'))).not.toBe(vectors.v2.signature);
  });

  it('v2: the callback vector is the start of a callback of the contract', () => {
    const short = JSON.parse(vectors.callback.body) as Record<string, unknown>;
    expect(hmac(`${vectors.callback.timestamp}.callback.${JSON.stringify(short)}`)).toBe(
      'fc847496451a9775aa3ba992c93a579ca89c4d93f195661f7fd607fc90747235',
    );
    expect(exampleOf('v2', 'callback request success')).toMatchObject(short);
  });

  it('v1: every example carries the hash of its key', () => {
    const hash = createHash('md5')
      .update(`${vectors.point_id}${vectors.api_token}${vectors.v1.key}`)
      .digest('hex');
    expect(hash).toBe('17ef66eded4c041e53a4fe5986354040');
    const requests = contracts
      .filter(({ family }) => family.endsWith('v1'))
      .flatMap(examplesOf)
      .filter(([, body]) => body.role === 'request');
    expect(requests.length).toBeGreaterThan(40);
    for (const [label, , value] of requests) {
      expect((value as { auth: unknown }).auth, label).toEqual({
        point: vectors.point_id,
        key: vectors.v1.key,
        hash,
      });
    }
  });

  it('v1: the wrapped body is the business body with the credentials in front', () => {
    const { auth, ...rest } = exampleOf('v1', 'transaction-create request card-form') as Record<
      string,
      unknown
    >;
    expect(auth).toBeDefined();
    expect(JSON.stringify(rest)).toBe(vectors.v2.body);
  });

  it('the callback carries what find answers, without the card token', () => {
    for (const name of ['success', 'failed', 'partly-reversed']) {
      const found = exampleOf('v2', `transaction-find 200 ${name}`) as { response: Record<string, unknown> };
      const { card_token: _token, ...rest } = found.response;
      expect(exampleOf('v2', `callback request ${name}`), name).toEqual(rest);
    }
  });
});
