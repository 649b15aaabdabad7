import { setTimeout as delay } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { runSandbox } from '../tests/run-sandbox';
import { timestampIn } from '../transactions/timestamps';
import { xlsxOf } from './report-files';

const { sandbox, caller } = await runSandbox({ speed: 50 });
/** Where a report takes its time. */
const { sandbox: slow, caller: slowCaller } = await runSandbox();

const ORDER = {
  type: 'transactions',
  account_id: 5001,
  from: '2025-01-01T00:00:00Z',
  to: '2025-02-01T00:00:00Z',
};
const order = async (change: object) => {
  const { response } = await caller.call('report-create', 'v2', { ...ORDER, format: 'json', ...change });
  return Number(response.report_id);
};
const becomesReady = (id: number) =>
  expect
    .poll(async () => (await caller.call('report-check', 'v2', { report_id: id })).response.status)
    .toBe('ready');

it('before it is ready it has no rows, no link and no end', async () => {
  const { response } = await slowCaller.call('report-create', 'v2', { ...ORDER, format: 'json' });
  const id = Number(response.report_id);
  expect((await slowCaller.call('report-get', 'v2', { report_id: id })).response).toEqual({
    report_id: id,
    status: 'new',
    rows: null,
    next_cursor: null,
    file_url: null,
    expires_at: null,
  });
});

it('rows come in parts, filtered as ordered, in the form of the version', async () => {
  for (const number of [1, 2, 3]) {
    const example = sandbox
      .state()
      .contract.find('transaction-create', 'v2')
      ?.requestExamples.get('card-form');
    await caller.call('transaction-create', 'v2', {
      ...example,
      external_transaction_id: `report-${number}`,
    });
  }
  // A period has ended when it is reported, and its end is a whole second.
  await delay(1100);
  const to = timestampIn('v2', Date.now());
  const id = await order({ to, service_id: 1042, statuses: [0] });
  await becomesReady(id);
  const first = await caller.call('report-get', 'v1', { report_id: id, limit: 2 });
  const rows = first.response.rows as { external_transaction_id: string; created_at: string }[];
  expect(rows.map((row) => row.external_transaction_id)).toEqual(['report-1', 'report-2']);
  expect(rows[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const rest = await caller.call('report-get', 'v1', {
    report_id: id,
    limit: 2,
    cursor: first.response.next_cursor,
  });
  expect([(rest.response.rows as unknown[]).length, rest.response.next_cursor]).toEqual([1, null]);
  expect((await caller.call('report-get', 'v2', { report_id: id, cursor: 'bm90IG91cnM' })).code).toBe(10);
});

it('rows stay as they were when the report became ready', async () => {
  const { response: made } = await caller.call('transaction-create', 'v2', {
    ...sandbox.state().contract.find('transaction-create', 'v2')?.requestExamples.get('card-form'),
    external_transaction_id: 'report-fixed',
  });
  await delay(1100);
  const id = await order({ to: timestampIn('v2', Date.now()), format: 'json' });
  await becomesReady(id);
  const statusNow = async () => {
    const { response } = await caller.call('report-get', 'v2', { report_id: id });
    const rows = response.rows as { id: unknown; status: unknown }[];
    return rows.find((row) => row.id === made.id)?.status;
  };
  expect(await statusNow()).toBe(0);
  expect((await caller.call('transaction-cancel', 'v2', { id: made.id })).code).toBe(0);
  expect(await statusNow()).toBe(0);
});

it('a file is a link that nobody can guess, to a table with a header line', async () => {
  const id = await order({ format: 'csv' });
  const { response: early } = await caller.call('report-get', 'v2', { report_id: id });
  expect(early.file_url).toBeNull();
  await becomesReady(id);
  const { response } = await caller.call('report-get', 'v2', { report_id: id });
  expect(response.rows).toBeNull();
  const { pathname } = new URL(String(response.file_url));
  expect(pathname).toMatch(new RegExp(`^/files/reports/${id}-[0-9a-f]{26}\\.csv$`));
  const file = await fetch(sandbox.url + pathname);
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
  const [header] = (await file.text()).split('\r\n');
  expect(header?.split(',').slice(0, 2)).toEqual(['id', 'external_transaction_id']);
  expect((await fetch(`${sandbox.url}/files/reports/${id}.csv`)).status).toBe(404);
});

it('a file has the times of the version that ordered it', async () => {
  const firstRow = async (version: 'v1' | 'v2') => {
    const [from, to] = [Date.parse(ORDER.from), Date.now()].map((at) => timestampIn(version, at));
    const body = { ...ORDER, format: 'csv', from, to };
    const { response: ordered } = await caller.call('report-create', version, body);
    await becomesReady(Number(ordered.report_id));
    const { response } = await caller.call('report-get', version, { report_id: ordered.report_id });
    const file = await fetch(sandbox.url + new URL(String(response.file_url)).pathname);
    return (await file.text()).split('\r\n')[1];
  };
  expect(await firstRow('v1')).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
  expect(await firstRow('v2')).toMatch(/,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ,/);
});

/** Reads a ZIP file by the lengths of its headers. @returns each part's text by its name */
function partsOf(file: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  for (let at = 0; file.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [packed, name, extra] = [
      file.readUInt32LE(at + 18),
      file.readUInt16LE(at + 26),
      file.readUInt16LE(at + 28),
    ];
    const [begin, isPacked] = [at + 30 + name + extra, file.readUInt16LE(at + 8) > 0];
    const bytes = file.subarray(begin, begin + packed);
    parts[String(file.subarray(at + 30, at + 30 + name))] = String(isPacked ? inflateRawSync(bytes) : bytes);
    at = begin + packed;
  }
  return parts;
}

const cellsOf = (sheet = '') =>
  [...sheet.matchAll(/<c[^>]*>(?:<is><t[^>]*>|<v>)([^<]*)/g)].map(([, text]) => text);

it('a workbook has the columns of the other file, in parts that lead to each other', async () => {
  const id = await order({ format: 'xlsx' });
  await becomesReady(id);
  const { response } = await caller.call('report-get', 'v2', { report_id: id });
  const file = await fetch(sandbox.url + new URL(String(response.file_url)).pathname);
  expect(file.headers.get('Content-Type')).toContain('spreadsheetml.sheet');
  const parts = partsOf(Buffer.from(await file.arrayBuffer()));
  const targets = Object.values(parts).flatMap((xml) =>
    [...xml.matchAll(/ Target="([^"]+)"/g)].map(([, to]) => to),
  );
  expect(targets).toEqual(['xl/workbook.xml', 'sheet.xml']);
  expect(Object.keys(parts).filter((name) => targets.some((to) => name.endsWith(to ?? '')))).toHaveLength(2);
  expect(cellsOf(parts['xl/sheet.xml']).slice(0, 2)).toEqual(['id', 'external_transaction_id']);
});

it('a workbook has numbers as numbers, and texts that XML has no form for', () => {
  const rows = [{ id: 7, note: '<&\u0001', other: null }];
  const file = xlsxOf(['id', 'note', 'other'], rows);
  const sheet = partsOf(Buffer.from(file))['xl/sheet.xml'];
  expect(cellsOf(sheet)).toEqual(['id', 'note', 'other', '7', '&#60;&#38;\uFFFD', '']);
  expect(sheet).toContain('<c><v>7</v></c>');
  expect(Buffer.from(xlsxOf(['id', 'note', 'other'], rows)).equals(file)).toBe(true);
});

it('refuses a period that ends before it begins or has not ended, and what is not ours', async () => {
  const refused = async (change: object) =>
    (await caller.call('report-create', 'v2', { ...ORDER, format: 'json', ...change })).code;
  expect(await refused({ to: ORDER.from })).toBe(204);
  expect(await refused({ to: '2099-01-01T00:00:00Z' })).toBe(204);
  expect(await refused({ account_id: 1 })).toBe(100);
  expect(await refused({ wallet_id: 1 })).toBe(104);
  expect(await refused({ service_id: 1 })).toBe(201);
});

it('lists the newest first, by status', async () => {
  const { response: ordered } = await slowCaller.call('report-create', 'v2', { ...ORDER, format: 'json' });
  const id = ordered.report_id;
  const { response } = await slowCaller.call('report-list', 'v2', { status: 'new', limit: 1 });
  expect(response.reports).toMatchObject([{ report_id: id, status: 'new', from: ORDER.from, to: ORDER.to }]);
});

it('after its end it stays in the list, and has neither rows nor a link', async () => {
  const EIGHT_DAYS = 8 * 24 * 60 * 60 * 1000;
  for (const format of ['json', 'csv']) {
    const id = await order({ format });
    await becomesReady(id);
    expect((await caller.call('report-get', 'v2', { report_id: id })).code).toBe(0);
    sandbox.state().reports.change(id, { created: Date.now() - EIGHT_DAYS });
    expect((await caller.call('report-get', 'v2', { report_id: id })).code).toBe(19);
    const { response } = await caller.call('report-list', 'v2', {});
    expect((response.reports as { report_id: number }[]).map((report) => report.report_id)).toContain(id);
  }
});

it('nothing is read twice when something new comes between two parts', async () => {
  for (const _ of [1, 2, 3]) await order({});
  const part = async (cursor?: unknown) => {
    const { response } = await caller.call('report-list', 'v2', { limit: 2, ...(cursor ? { cursor } : {}) });
    const ids = (response.reports as { report_id: number }[]).map((one) => one.report_id);
    return { ids, next: response.next_cursor };
  };
  const first = await part();
  await order({});
  const second = await part(first.next);
  expect(second.ids[0]).toBe(Number(first.ids[1]) - 1);
});

it('with a filter nothing is passed over when something begins to fit between two parts', async () => {
  const ids = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    const { response } = await slowCaller.call('report-create', 'v2', { ...ORDER, format: 'json' });
    ids.unshift(Number(response.report_id));
  }
  const [newest, second, third, late, last] = ids;
  const fail = (id = 0) => slow.state().reports.change(id, { status: 'failed' });
  [newest, second, third, last].forEach(fail);
  const part = async (cursor?: unknown) => {
    const body = { status: 'failed', limit: 2, ...(cursor ? { cursor } : {}) };
    const { response } = await slowCaller.call('report-list', 'v2', body);
    const found = (response.reports as { report_id: number }[]).map((one) => one.report_id);
    return { found, next: response.next_cursor };
  };
  const first = await part();
  expect(first.found).toEqual([newest, second]);
  fail(late);
  const rest = await part(first.next);
  expect(rest.found).toEqual([third, late]);
  expect(await part(rest.next)).toEqual({ found: [last], next: null });
});
