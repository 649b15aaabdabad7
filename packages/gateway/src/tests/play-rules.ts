/** In: a file of rules. Out: a sandbox that forgets all before each of them, calls to it, and the pages that have to say what was played. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import type { JsonObject } from '../json';
import { createCaller, type Caller } from './gateway-caller';
import { operationNamed } from './operation-named';
import { root } from './root';
import { runSandbox } from './run-sandbox';
import { signedHeaders } from './signed-headers';

/** Every file has the sentence, whatever its line breaks. */
export function stated(pages: Readonly<Record<string, string>>): void {
  for (const [file, sentence] of Object.entries(pages)) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
    expect(text.includes(sentence), `${file}: ${sentence}`).toBe(true);
  }
}

export const PAY = '/api/v2/transaction/pay';

/** Unix time in seconds. */
export const now = () => Math.floor(Date.now() / 1000);

/** Two points of one account; the first is the documented one. */
const POINTS = [4021, 4022].map((id) => ({ id, tokens: [`token-of-${id}-for-rules`], accountId: 5001 }));

/**
 * Runs while the tests of the file do.
 * @param speed lower where a call has to come before the gateway goes on, also on a busy machine
 */
export async function playRules(speed = 50) {
  const { sandbox } = await runSandbox({ speed, points: POINTS });
  const [point] = sandbox.settings.points;
  let caller: Caller = createCaller(sandbox);
  beforeEach(() => {
    sandbox.reset();
    caller = createCaller(sandbox);
  });
  let number = 0;

  /** A documented request with an id of its own. */
  function documented(id: string, name: string, change: JsonObject = {}): JsonObject {
    const example = operationNamed(sandbox.state().contract, id, 'v2').requestExamples.get(name);
    return { ...example, external_transaction_id: `rule-${++number}`, ...change };
  }
  const card = (fields: JsonObject, change: JsonObject = {}): JsonObject => {
    const body = documented('transaction-pay', 'card-3ds', change);
    return { ...body, fields: { ...(body.fields as JsonObject), ...fields } };
  };
  const call = (
    id: string,
    body: JsonObject,
    version: 'v1' | 'v2' = 'v2',
    parameters: Record<string, string> = {},
  ) => caller.call(id, version, body, parameters);

  /** Signs a `pay`, or a call to another path, for that time and sends it with these headers besides. */
  async function sendSigned(
    body: JsonObject,
    more: Readonly<Record<string, string>> = {},
    time = now(),
    at = PAY,
  ) {
    const raw = Buffer.from(JSON.stringify(body));
    const signer = { id: point?.id ?? 0, token: point?.tokens[0] ?? '' };
    const headers = { ...signedHeaders(signer, String(time), at, raw), ...more };
    const reply = await fetch(sandbox.url + at, { method: 'POST', headers, body: raw });
    const text = await reply.text();
    const { error } = JSON.parse(text) as { error: { code: number } };
    return { code: error.code, text, headers: reply.headers };
  }

  return {
    sandbox,
    documented,
    card,
    call,
    pay: (body: JsonObject) => call('transaction-pay', body),
    sendSigned,
  };
}
