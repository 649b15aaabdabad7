// The examiner names what is wrong: handlers and clients that do everything right pass, and a variant with one defect fails at the check of
// that defect. The published handlers are examined in tests/content/samples.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLBACK_CHECKS, CLIENT_CHECKS, V1_CHECKS } from '../protocol/conformance-checks';
import type { GatewayParts } from '../catalogue/catalogue';
import { readArguments } from '../command/arguments';
import { documentedTransactions } from '../contract/examples';
import { createContract } from '../contract/contract';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { root } from '../tests/root';
import { DEFECTS, startShop, type Defect } from '../tests/shop-handler';
import { UNKNOWN_STATUS } from './callback-checks';
import { examineClient } from './client-checks';
import { examine } from './command';
import type { Report } from './report';
import { demoSite } from '@gateway-docs/contract/tests';

let made: GatewayParts;
let known: string[];
beforeAll(async () => {
  made = await loadCatalogue(demoSite);
  const [example] = documentedTransactions(createContract(made.catalogue.calls, made.schemas));
  known = Object.keys(example ?? {});
});

const folder = mkdtempSync(path.join(tmpdir(), 'exam-'));

/** Runs the command quietly; the report is that of its JSON file. */
async function examination(
  options: readonly string[],
): Promise<{ status: number; report: Report; text: string }> {
  const json = path.join(folder, 'report.json');
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    const status = await examine(made, readArguments(['exam', ...options, '--json', json]));
    return { status, report: JSON.parse(readFileSync(json, 'utf8')) as Report, text: lines.join('\n') };
  } finally {
    log.mockRestore();
  }
}

const failedIn = ({ checks }: Report) =>
  checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);

async function examinedShop(defect?: Defect) {
  const shop = await startShop(made.catalogue.profile.apiToken, known, defect);
  try {
    return await examination([
      '--url',
      `${shop.origin}/callbacks`,
      '--v1-url',
      `${shop.origin}/callbacks/{transaction_id}`,
      '--html',
      path.join(folder, 'report.html'),
    ]);
  } finally {
    shop.stop();
  }
}

/** Defects that other checks see too. */
const ALSO: Partial<Record<Defect, readonly string[]>> = {
  'raw-bytes': ['re-serialised'],
  forged: ['altered', 're-serialised'],
  altered: ['re-serialised'],
  duplicate: ['concurrent'],
  'v1-callback': ['v1-duplicate'],
};

describe('a callback handler', () => {
  it('that does everything right passes, and the report says what it cannot prove', async () => {
    const { status, report, text } = await examinedShop();
    expect(failedIn(report)).toEqual([]);
    expect(status).toBe(0);
    expect(report.checks).toHaveLength(CALLBACK_CHECKS.length + V1_CHECKS.length);
    expect(text).toContain('cannot prove');
    const html = readFileSync(path.join(folder, 'report.html'), 'utf8');
    expect(html).toContain('What this examination cannot prove');
    expect(html).not.toMatch(/<script|https?:\/\/(?!127)/);
    expect(`${text}${html}${JSON.stringify(report)}`).not.toContain(made.catalogue.profile.apiToken);
  });

  it('has a broken variant for each check', () => {
    expect([...DEFECTS]).toEqual([...CALLBACK_CHECKS, ...V1_CHECKS].map(({ id }) => id));
  });

  it.each(DEFECTS.filter((defect) => defect !== 'genuine'))('with a defect fails: %s', async (defect) => {
    const { status, report, text } = await examinedShop(defect);
    expect(failedIn(report).sort()).toEqual([defect, ...(ALSO[defect] ?? [])].sort());
    expect(status).toBe(1);
    expect(text).toContain(`[${defect}]`);
  });

  it('that accepts nothing fails wherever a callback has to be accepted', async () => {
    expect(failedIn((await examinedShop('genuine')).report)).toContain('genuine');
    const { report } = await examination(['--url', 'http://127.0.0.1:9/callbacks']);
    expect(failedIn(report)).toHaveLength(CALLBACK_CHECKS.length);
  });

  it('gets a status that the table does not have', () => {
    const { rows } = made.catalogue.tables['transaction-statuses'];
    expect(rows.map(({ code }) => code)).not.toContain(UNKNOWN_STATUS);
  });
});

describe('a client', () => {
  const program = path.join(__dirname, '../tests/paying-client.mjs');
  const examined = async (defect: string) => {
    const { body } = made.catalogue.requests.blik ?? { body: {} };
    process.env.PAYMENT = JSON.stringify(body);
    process.env.CLIENT = pathToFileURL(path.join(root, 'samples/clients/node/gateway-client.mjs')).href;
    const found = await examineClient(made, `${process.execPath} ${program} ${defect}`, 30);
    return found.map(({ id, verdict, saw }) => ({ id, verdict, saw }));
  };

  it('that does everything right passes', async () => {
    const found = await examined('');
    expect(found.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
    expect(found.map(({ id }) => id)).toEqual(CLIENT_CHECKS.map(({ id }) => id));
  });

  it.each(CLIENT_CHECKS.map(({ id }) => id).filter((id) => id !== 'signs'))(
    'with a defect fails: %s',
    async (defect) => {
      const failed = (await examined(defect)).filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
      // A client that takes another number whenever the connection breaks does so in both cases.
      const both = ['lost-response', 'lost-request'];
      expect(failed).toEqual(defect === 'lost-response' ? both : [defect]);
    },
  );

  it('that is the published program passes', async () => {
    const { external_transaction_id: _example, ...request } = made.catalogue.requests.blik?.body ?? {};
    const body = path.join(folder, 'request.json');
    writeFileSync(body, JSON.stringify(request));
    const published = path.join(root, 'samples/clients/node/pay-once.mjs');
    const command = `cd "$(mktemp -d)" && ${process.execPath} ${published} once-1 /api/v2/transaction/pay ${body}`;
    const found = await examineClient(made, command, 30);
    expect(found.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
  });

  it('that signs with nothing, or never ends, is told so', async () => {
    const [first] = await examineClient(made, 'exit 3', 30);
    expect(first).toMatchObject({ id: 'signs', verdict: 'fail' });
    expect(first?.saw).toContain('exit status 3');
  });
});

it.each([
  [[], 'needs something to examine'],
  [['--url', 'shop'], '--url is an address'],
  [['--url', 'http://shop.example/callbacks'], 'needs https'],
  [['--v1-url', 'http://127.0.0.1:9/callbacks'], '{transaction_id}'],
  [['--client', ' '], 'it is empty'],
  [['--client', 'x', '--timeout', '0'], 'from 1 to 3600'],
])('%j is refused in a sentence', async (options, sentence) => {
  await expect(examine(made, readArguments(['exam', ...options]))).rejects.toThrow(sentence);
  expect(existsSync(path.join(folder, 'none'))).toBe(false);
});
