/**
 * Seven generators of other people make a client of each published OpenAPI document. Each client compiles under `strict`; that of v2 pays at our gateway
 * and finds the payment, signed by a wrapper around `fetch`, and takes a status that the document does not know.
 */
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAMILY_NAMES } from '@gateway-docs/contract/openapi';
import { demoSite } from '@gateway-docs/contract/tests';
import { loadCatalogue, startGateway, type Sandbox } from '@gateway-docs/gateway';
import { contractTexts } from '../../src/generated/contract/contract-files';
import { runTool } from './support';

/** A program that uses the client of v2: it exports `play`, which gives what the calls returned, and where it can, what checks a response by itself. */
interface Generator {
  readonly name: string;
  /** Its program, and its options for an input and an output. */
  readonly run: (input: string, output: string) => readonly [program: string, options: readonly string[]];
  /** What `tsc` reads. */
  readonly client: string;
  /** @param payment body of `transaction/pay` as source text */
  readonly play: (payment: string) => string;
}

const FIND = '{ external_transaction_id: payment.external_transaction_id }';

const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    run: (input, output) => ['openapi-typescript', [input, '-o', `${output}/client.ts`]],
    client: 'client.ts',
    play: (payment) => `
      import type { paths } from './client';
      type Body<Path extends '/api/v2/transaction/pay' | '/api/v2/transaction/find'> = paths[Path]['post']['requestBody']['content']['application/json'];
      type Result<Path extends '/api/v2/transaction/pay' | '/api/v2/transaction/find'> = paths[Path]['post']['responses'][200]['content']['application/json'];
      async function call<Path extends '/api/v2/transaction/pay' | '/api/v2/transaction/find'>(path: Path, body: Body<Path>): Promise<Result<Path>> {
        const response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
        return (await response.json()) as Result<Path>;
      }
      const payment: Body<'/api/v2/transaction/pay'> = ${payment};
      export const play = async () => [
        (await call('/api/v2/transaction/pay', payment)).response.status,
        (await call('/api/v2/transaction/find', ${FIND})).response.status,
      ];`,
  },
  {
    name: '@hey-api/openapi-ts',
    run: (input, output) => ['openapi-ts', ['-i', input, '-o', `${output}/client`, '--no-log-file']],
    client: 'client/index.ts',
    play: (payment) => `
      import { transactionPay, transactionFind, type TransactionPayData } from './client';
      const payment: TransactionPayData['body'] = ${payment};
      export const play = async () => [
        (await transactionPay({ body: payment })).data?.response.status,
        (await transactionFind({ body: ${FIND} })).data?.response.status,
      ];`,
  },
  {
    name: 'orval',
    run: (input, output) => [
      'orval',
      ['--input', input, '--output', `${output}/client.ts`, '--client', 'fetch'],
    ],
    client: 'client.ts',
    play: (payment) => `
      import { transactionPay, transactionFind, type TransactionPayRequest } from './client';
      const payment: TransactionPayRequest = ${payment};
      export const play = async () => {
        const created = await transactionPay(payment);
        const found = await transactionFind(${FIND});
        return [created, found].map(({ status, data }) => (status === 200 ? data.response?.status : status));
      };`,
  },
  {
    name: 'swagger-typescript-api',
    run: (input, output) => [
      'swagger-typescript-api',
      ['generate', '-p', input, '-o', output, '-n', 'client.ts'],
    ],
    client: 'client.ts',
    play: (payment) => `
      import { Api, type TransactionPayRequest } from './client';
      const payment: TransactionPayRequest = ${payment};
      const { api } = new Api();
      export const play = async () => [
        (await api.transactionPay(payment)).data.response.status,
        (await api.transactionFind(${FIND})).data.response.status,
      ];`,
  },
  {
    name: 'openapi-zod-client',
    run: (input, output) => ['openapi-zod-client', [input, '-o', `${output}/client.ts`]],
    client: 'client.ts',
    // Each response passes the made validators before it comes back. TypeScript gives up on the types of Zodios for 42 calls, so the two calls are typed here.
    play: (payment) => `
      import { createApiClient } from './client';
      interface Api { post(path: string, body: unknown): Promise<{ response: { status: number } }> }
      const api = createApiClient('http://gateway.example', { axiosConfig: { adapter: 'fetch' } }) as unknown as Api;
      const payment = ${payment};
      export const play = async () => [
        (await api.post('/api/v2/transaction/pay', payment)).response.status,
        (await api.post('/api/v2/transaction/find', ${FIND})).response.status,
      ];`,
  },
  {
    name: 'openapi-typescript-codegen',
    // Its command is called openapi, and so is one of Redocly.
    run: (input, output) => [
      '../openapi-typescript-codegen/bin/index.js',
      ['--input', input, '--output', `${output}/client`],
    ],
    client: 'client/index.ts',
    play: (payment) => `
      import { PaymentsService, type transaction_pay_request } from './client';
      const payment = ${payment} as transaction_pay_request;
      export const play = async () => [
        (await PaymentsService.transactionPay(payment)).response.status,
        (await PaymentsService.transactionFind(${FIND})).response.status,
      ];`,
  },
  {
    name: 'redocly generate-client',
    run: (input, output) => ['redocly', ['generate-client', input, '-o', `${output}/client.ts`]],
    client: 'client.ts',
    play: (payment) => `
      import { transaction_pay, transaction_find, type Transaction_payBody } from './client';
      const payment: Transaction_payBody = ${payment};
      export const play = async () => [
        (await transaction_pay({ body: payment })).response.status,
        (await transaction_find({ body: ${FIND} })).response.status,
      ];`,
  },
];

const PAID = 1;
/** A status that nobody has announced. */
const UNKNOWN = 77;
let folder = '';
let payment: Record<string, unknown> = {};
let start: () => Promise<Sandbox>;
let gateway: Sandbox;
const folderOf = (name: string, family: string): string =>
  path.join(folder, name.replaceAll(/\W+/g, '-'), family);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'generators-'));
  symlinkSync(path.join(__dirname, 'node_modules'), path.join(folder, 'node_modules'));
  const site = await demoSite.load();
  mkdirSync(path.join(folder, 'openapi'));
  for (const [route, text] of contractTexts(site))
    if (route.startsWith('/openapi/')) writeFileSync(path.join(folder, route), text);
  const pay = site.operations.find(({ id, version }) => id === 'transaction-pay' && version === 'v2');
  const example = pay?.requestExamples.find(({ name }) => name === 'card-3ds')?.value as typeof payment;
  const card = site.tables['test-cards'].rows.find(({ id }) => id === 'card-success')?.value;
  payment = { ...example, fields: { ...(example.fields as object), card_number: card } };
  const { catalogue, schemas } = await loadCatalogue(demoSite);
  start = () => startGateway(catalogue, schemas, { port: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));
// While a tool runs this process waits, and connections that it has kept open end.
beforeEach(async () => {
  gateway = await start();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await gateway.stop();
});

/** What an integrator writes around `fetch`: whatever a client sends goes to the gateway, signed. */
function signAndSend(change: (body: string) => string) {
  const [point] = gateway.settings.points;
  const send = globalThis.fetch;
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, gateway.url),
      input instanceof Request ? input : init,
    );
    const body = await request.text();
    const { pathname } = new URL(request.url);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = `${timestamp}.${request.method}.${pathname}.${body}`;
    const signature = createHmac('sha256', point?.tokens[0] ?? '')
      .update(signed)
      .digest('hex');
    const response = await send(`${gateway.url}${pathname}`, {
      method: request.method,
      headers: {
        'Content-Type': 'application/json',
        'X-Point-Id': String(point?.id),
        'X-Timestamp': timestamp,
        'X-Signature': signature,
      },
      body,
    });
    return new Response(change(await response.text()), {
      status: response.status,
      headers: { 'Content-Type': 'application/json' },
    });
  };
}

/** Runs what was compiled of the client and of what a developer writes around it. */
async function playWith({ name }: Generator, change: (body: string) => string): Promise<unknown[]> {
  vi.stubGlobal('fetch', signAndSend(change));
  const compiled = path.join(folderOf(name, 'compiled'), 'v2/play.js');
  const { play } = createRequire(__filename)(compiled) as { play: () => Promise<unknown[]> };
  return play();
}

describe.each(GENERATORS)('$name', (generator) => {
  const order = `order-${generator.name.replaceAll(/\W+/g, '-')}`;

  it('makes clients of all documents, and they compile', { timeout: 600_000 }, () => {
    for (const family of FAMILY_NAMES) {
      const output = folderOf(generator.name, family);
      mkdirSync(output, { recursive: true });
      const [program, options] = generator.run(path.join(folder, `openapi/${family}.json`), output);
      const { status, stdout, stderr } = runTool(program, options, output);
      expect(status, `${family}: ${stdout}${stderr}`).toBe(0);
    }
    const source = generator.play(JSON.stringify({ ...payment, external_transaction_id: order }));
    writeFileSync(path.join(folderOf(generator.name, 'v2'), 'play.ts'), source);
    const files = FAMILY_NAMES.map((family) => path.join(family, generator.client));
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: true, types: ['node'], outDir: 'compiled', rootDir: '.' },
      ...{ target: 'es2022', module: 'commonjs', moduleResolution: 'node10' },
      ...{ lib: ['es2022', 'dom', 'dom.iterable'] },
    };
    const project = path.dirname(folderOf(generator.name, 'v2'));
    writeFileSync(
      path.join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: [...files, 'v2/play.ts'] }),
    );
    expect(runTool('tsc', ['-p', project], project).stdout).toBe('');
  });

  it('makes a payment at the gateway and finds it paid', async () => {
    expect(await playWith(generator, (body) => body)).toEqual([PAID, PAID]);
  });

  it('takes a status that the document does not know', async () => {
    const unknown = (body: string): string => body.replaceAll(`"status":${PAID}`, `"status":${UNKNOWN}`);
    expect(await playWith(generator, unknown)).toEqual([UNKNOWN, UNKNOWN]);
  });
});
