// Every sample of every operation, version and service, in every language, executed against the sandbox gateway: what it sends is the
// contract's example, signed, and what it gets is an accepted answer after the contract. Values that a language could break go the same
// way. A language is one process, with one compilation where it needs one.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recognise, recogniseMessages, type NameOf } from '@gateway-docs/gateway/explainer';
import { type ContractOperation, startSandbox, type Sandbox } from '@gateway-docs/gateway';
import type { JsonObject } from '@gateway-docs/site-data/model';
import type { SampleCall } from '@gateway-docs/contract/samples';
import { sampleFiles } from '../../../src/remark/samples/sample-files';
import { bearerToken, programs, send } from './support/client-programs';
import { hostileBody } from './support/hostile';
import { startRecorder, type Exchange } from './support/recorder';
import { prepareSamples } from './support/run-samples';
import { demoSite } from '@gateway-docs/contract/tests';

const call = (name: string, body: JsonObject): SampleCall => ({
  name,
  title: name,
  operation: 'transaction-find',
  path: '/api/v2/transaction/find',
  credentials: 'signature',
  body,
});
const { operator } = demoSite;
const { operations, services, tables } = await demoSite.load();
const titles = new Map(tables['api-error-codes'].rows.map(({ code, title }) => [code, title]));
const envelope = (code: number) =>
  JSON.stringify({
    error: { code, title: titles.get(code), message: null },
    response: code === 0 ? {} : null,
  });
const nameOf: NameOf = (kind, code) => (kind === 'error' ? titles.get(code) : undefined);

/** Samples that the sandbox does not see: what they are answered. */
const ANSWERED: Readonly<Record<string, string>> = {
  hostile: envelope(0),
  refused: envelope(203),
  unknown: envelope(301),
};
const own = [call('hostile', hostileBody), call('refused', {}), call('unknown', {})];

/** Samples by a name that is a word in every language, and where they are shown. */
const calls = new Map<string, SampleCall & { readonly label: string }>();
for (const file of sampleFiles({ operations, wholeOperations: operations, services, operator })) {
  for (const sample of file.calls)
    calls.set(`s${calls.size}`, { ...sample, label: `${file.route} ${sample.name}` });
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

describe.each(programs)('$label', ({ language, print, hasClient, missing, reason }) => {
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
    const samples = await prepareSamples(language.id, sources);
    const printed = await samples.run(recorder.url, { GATEWAY_BEARER_TOKEN: bearerToken(gateway) });
    recorder.stop();
    samples.remove();

    expect([...printed.keys()]).toEqual([...sources.keys()]);
    expect([...printed.values()].filter((text) => text.trim() === '')).toEqual([]);
    expect(JSON.parse(recorder.exchanges.get('hostile')?.[0]?.body ?? '')).toEqual(hostileBody);
    expect(recognise(printed.get('refused') ?? '', nameOf)).toEqual([{ kind: 'error', code: 203 }]);
    expect(recogniseMessages(printed.get('unknown') ?? '')).toHaveLength(hasClient ? 1 : 0);
    expect(printed.get('unknown')).toContain(hasClient ? 'call transaction/find' : '"code":301');
    const { contract } = gateway.state();
    const problems = [...calls].flatMap(([name, sample]) => {
      const operation = contract.route(sample.path)?.operation;
      const problem = problemOf(sample, operation, recorder.exchanges.get(name) ?? []);
      return problem === null ? [] : [`${sample.label}: ${problem}. It printed: ${printed.get(name) ?? ''}`];
    });
    expect(problems).toEqual([]);
  }, 120_000);
});
