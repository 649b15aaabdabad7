// Every sample of every operation, version and service, in every language, executed against the sandbox gateway: what it sends is the
// contract's example, signed, and what it gets is an accepted answer after the contract. Values that a language could break go the same
// way. A language is one process, with one compilation where it needs one.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractOperation, startSandbox, type Sandbox } from '@gateway-docs/gateway';
import type { JsonObject } from '@gateway-docs/site-data/model';
import { type SampleCall, sampleIn, settingsOf } from '@gateway-docs/contract/samples';
import { sampleFiles } from '../../../src/remark/samples/sample-files';
import { hostileBody } from './support/hostile';
import { languages, missingForCalls, type Language } from './support/languages';
import { startRecorder, type Exchange } from './support/recorder';
import { runSamples } from './support/run-samples';
import { shellClientSample } from './support/shell-client';
import { vectors } from './support/vectors';
import { demoSite } from '@gateway-docs/contract/tests';

const call = (name: string, body: JsonObject): SampleCall => ({
  name,
  title: name,
  operation: 'transaction-find',
  path: '/api/v2/transaction/find',
  credentials: 'signature',
  body,
});
const envelope = (code: number) =>
  JSON.stringify({ error: { code, title: 'Title', message: null }, response: code === 0 ? {} : null });

/** Samples that the sandbox does not see: what they are answered. */
const ANSWERED: Readonly<Record<string, string>> = {
  hostile: envelope(0),
  refused: envelope(203),
  unknown: envelope(301),
};
const own = [call('hostile', hostileBody), call('refused', {}), call('unknown', {})];

/** Samples by a name that is a word in every language, and where they are shown. */
const calls = new Map<string, SampleCall & { readonly label: string }>();
const operator = demoSite.operator;
const { operations, services } = await demoSite.load();
for (const file of sampleFiles({ operations, wholeOperations: operations, services, operator })) {
  for (const sample of file.calls)
    calls.set(`s${calls.size}`, { ...sample, label: `${file.route} ${sample.name}` });
}

function bearerToken(sandbox: Sandbox): string {
  const { contract } = sandbox.state();
  const [reply] = contract.find('invoicing-token', 'v2')?.successExamples.values() ?? [];
  return (reply?.response as { token: string }).token;
}

async function send(url: string, headers: Record<string, string>, body: Buffer) {
  const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: reply.status, text: await reply.text() };
}

/** What is wrong with what a sample sent and got; null when all is as documented. */
function problemOf(
  sample: SampleCall,
  operation: ContractOperation | undefined,
  exchanges: readonly Exchange[],
): string | null {
  const [exchange, another] = exchanges;
  if (!exchange || another) return `it made ${exchanges.length} calls`;
  if (exchange.path !== sample.path) return `it called ${exchange.path}`;
  const { auth: _credentials, ...body } = JSON.parse(exchange.body) as JsonObject;
  if (!isDeepStrictEqual(body, sample.body)) return `it sent ${exchange.body}`;
  const reply = JSON.parse(exchange.reply) as { error: { code: number } };
  if (reply.error.code !== 0) return exchange.reply;
  return operation ? operation.problemOfResponse(exchange.status, reply) : 'the contract has no such operation';
}

interface Program {
  readonly label: string;
  readonly language: Language;
  readonly print: (call: SampleCall) => string;
  /** What the program says of an unknown outcome: a client names the call that finds out, plain cURL prints what came. */
  readonly unknown: string;
}

const FIND = 'call transaction/find';
const settings = settingsOf({ operator, vectors });
const programs = languages.flatMap((language): Program[] => {
  const { id, label } = language;
  const sample = (call: SampleCall) => sampleIn(id, call, settings);
  if (id !== 'bash') return [{ label, language, print: sample, unknown: FIND }];
  return [
    { label, language, print: sample, unknown: '"code":301' },
    { label: 'The client of the shell', language, print: shellClientSample, unknown: FIND },
  ];
});

describe.each(programs)('$label', ({ language, print, unknown }) => {
  const missing = missingForCalls(language);
  const reason = missing.length > 0 ? ` (skipped: ${missing.join(', ')} not found)` : '';
  let sandbox: Sandbox | undefined;
  beforeAll(async () => {
    if (missing.length === 0) sandbox = await startSandbox(process.cwd());
  }, 60_000);
  afterAll(() => sandbox?.stop());

  it.skipIf(missing.length > 0)(`every sample is accepted${reason}`, async () => {
    if (!sandbox) throw new Error('The sandbox has not started');
    const gateway = sandbox;
    const all = [...calls, ...own.map((sample) => [sample.name, sample] as const)];
    const sources = new Map(all.map(([name, sample]) => [name, print(sample)]));
    let current = '';
    const recorder = await startRecorder(
      (path, headers, body) => {
        const reply = ANSWERED[current];
        if (reply !== undefined) return Promise.resolve({ status: 200, text: reply });
        return send(gateway.url + path, headers, body);
      },
      (name) => {
        current = name;
        gateway.reset();
      },
    );
    const printed = await runSamples(language.id, sources, recorder.url, bearerToken(gateway));
    recorder.stop();

    expect([...printed.keys()]).toEqual([...sources.keys()]);
    expect([...printed.values()].filter((text) => text.trim() === '')).toEqual([]);
    expect(JSON.parse(recorder.exchanges.get('hostile')?.[0]?.body ?? '')).toEqual(hostileBody);
    expect(printed.get('refused')).toContain('203');
    expect(printed.get('unknown')).toContain(unknown);
    const { contract } = gateway.state();
    const problems = [...calls].flatMap(([name, sample]) => {
      const operation = contract.route(sample.path)?.operation;
      const problem = problemOf(sample, operation, recorder.exchanges.get(name) ?? []);
      return problem === null ? [] : [`${sample.label}: ${problem}. It printed: ${printed.get(name) ?? ''}`];
    });
    expect(problems).toEqual([]);
  }, 120_000);
});
