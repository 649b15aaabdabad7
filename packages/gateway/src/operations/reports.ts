/**
 * Reports: ordered, made in the background, fetched as pages of rows or as a file. The rows are the transactions of this run in the period.
 */
import type { Version } from '@gateway-docs/site-data/model';
import { refused } from '../api-error';
import { documentedResponses } from '../contract/examples';
import type { ReportSchema } from '../contract/operation-types';
import { pick } from '../pick';
import type { Transaction } from '../transactions/transaction';
import { parseTimestamp, timestampIn, timestampOrNull } from '../transactions/timestamps';
import { transactionView } from '../transactions/views';
import { sha256Hex } from '../signature/hashes';
import type { Movement } from '../state/ledger';
import type { SandboxState, StoredReport } from '../state/sandbox-state';
import type { Call, Caller, Handler } from './call';
import { exampleFor } from './example';
import { checkAccount, checkWallet, serviceOf } from './ownership';
import { inStatus, partOf } from './paging';
import { csvOf, xlsxOf } from './report-files';

const SECONDS_UNTIL_PROCESSED = 1;
const SECONDS_UNTIL_READY = 3;
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** When its rows or its file end, in milliseconds; nothing before it is ready. */
const endOf = ({ status, created }: StoredReport): number | null =>
  status === 'ready' ? created + LIFETIME_MS : null;

export const createReport: Handler<'report-create'> = (sandbox, call) => {
  const { body: request } = call;
  checkAccount(call, request.account_id);
  if (request.wallet_id !== undefined) checkWallet(sandbox, request.wallet_id);
  if (request.service_id !== undefined) serviceOf(sandbox, request.service_id);
  if (parseTimestamp(request.to) <= parseTimestamp(request.from))
    throw refused.VALIDATION_FAILED('to: is not after from');
  if (parseTimestamp(request.to) > sandbox.clock.now())
    throw refused.VALIDATION_FAILED('to: lies in the future');
  const { id } = sandbox.reports.add((number) => ({
    id: number,
    request,
    status: 'new',
    created: sandbox.clock.now(),
    point: call.point.id,
    version: call.version,
  }));
  sandbox.clock.after(SECONDS_UNTIL_PROCESSED, () => sandbox.reports.change(id, { status: 'processing' }));
  sandbox.clock.after(SECONDS_UNTIL_READY, () => {
    const transactions = structuredClone(transactionsOf(sandbox, call, request));
    sandbox.reports.change(id, { status: 'ready', transactions });
  });
  return { report_id: id, status: 'new' };
};

/** A documented report is answered by its example. */
const isDocumented = (id: number, { operation }: Call<'report-check'> | Call<'report-get'>) =>
  [...operation.requestExamples.values()].some((request) => request.report_id === id);

/** @throws ApiError 20 for a report that another point has ordered, too */
function reportOf(sandbox: SandboxState, { point }: Caller, id: number): StoredReport {
  const report = sandbox.reports.get(id);
  if (report.point === point.id) return report;
  throw refused.NOT_FOUND('report_id: no report of this point');
}

export const checkReport: Handler<'report-check'> = (sandbox, call) => {
  const { report_id: id } = call.body;
  if (isDocumented(id, call)) return exampleFor(call);
  return { report_id: id, status: reportOf(sandbox, call, id).status };
};

type Request = StoredReport['request'];
type Row = ReportSchema<'transaction-row'>;
type BalanceRow = ReportSchema<'balance-row'>;

/** Every column is a member of the transaction. */
const rowOf = (transaction: Transaction, version: Version, columns: readonly (keyof Row)[]): Row =>
  pick({ scheme_reference: null, ...transactionView(transaction, version) }, columns) as Row;

/** @returns whether something is in the period, and in the wallet where the report is of one */
function inPeriod({ from, to, wallet_id: only }: Request) {
  const [begin, end] = [parseTimestamp(from), parseTimestamp(to)];
  return (at: number, wallet: number): boolean => at >= begin && at < end && (only ?? wallet) === wallet;
}

function transactionsOf(sandbox: SandboxState, { point }: Caller, request: Request): Transaction[] {
  const isIn = inPeriod(request);
  const matches = ({ state, timestamps }: Transaction) =>
    isIn(timestamps.updated_at, state.wallet_id) &&
    (request.service_id ?? state.service_id) === state.service_id &&
    (request.statuses?.includes(state.status) ?? true);
  const found = sandbox.transactions.ofPoint(point.id).filter(matches);
  return found.sort((a, b) => a.timestamps.updated_at - b.timestamps.updated_at);
}

/** Every movement is in the list, whatever moved it and whichever point: its balances lead to each other. `service_id` and `statuses` do not narrow it. */
function movementsOf({ ledger }: SandboxState, request: Request) {
  const isIn = inPeriod(request);
  return ledger.movements().filter(({ movedAt, walletId }) => isIn(movedAt, walletId));
}

const balanceRow = (movement: Movement, version: Version): BalanceRow => ({
  wallet_id: movement.walletId,
  moved_at: timestampIn(version, movement.movedAt),
  // The kinds are those of data/wallet-movements.yaml; a test compares them with the contract.
  operation: movement.kind as BalanceRow['operation'],
  transaction_id: movement.transactionId,
  change: movement.change,
  balance_after: movement.balanceAfter,
  currency: movement.currency,
});

/** The rows of a report that is ready, in the order of the list. Movements of a period that has passed do not change. */
function reportRows(sandbox: SandboxState, { request, transactions = [] }: StoredReport, version: Version) {
  const columns = columnsOf(sandbox, 'transactions') as (keyof Row)[];
  return request.type === 'transactions'
    ? transactions.map((one) => rowOf(one, version, columns))
    : movementsOf(sandbox, request).map((movement) => balanceRow(movement, version));
}

/** The columns of a file, in the order of the documented rows. */
function columnsOf(sandbox: SandboxState, type: Request['type']): string[] {
  const shown = documentedResponses(sandbox.contract, 'report-get').flatMap(({ rows }) => rows ?? []);
  const wanted = type === 'transactions' ? 'external_transaction_id' : 'moved_at';
  return Object.keys(shown.find((row) => wanted in row) ?? {});
}

const FILES = '/files/reports/';

/** Path of a file, which nobody can guess: whoever has it needs no credentials. */
function filePathOf({ settings }: SandboxState, { id, created, point, request }: StoredReport): string {
  const token = settings.points.find((one) => one.id === point)?.tokens[0] ?? '';
  return `${FILES}${id}-${sha256Hex(`${id} ${created} ${token}`).slice(0, 26)}.${request.format}`;
}

/** @param path behind the API's host */
export const isReportFile = (path: string): boolean => path.startsWith(FILES);

/**
 * @param path behind the API's host
 * @returns bytes of the file; nothing for a path that is none, or not yet, or no longer
 */
export function reportFile(sandbox: SandboxState, path: string): Uint8Array | undefined {
  const report = sandbox.reports.all().find((one) => filePathOf(sandbox, one) === path);
  if (!report || (endOf(report) ?? 0) < sandbox.clock.now()) return undefined;
  const { request, version } = report;
  const rows = reportRows(sandbox, report, version);
  return (request.format === 'csv' ? csvOf : xlsxOf)(columnsOf(sandbox, request.type), rows);
}

export const getReport: Handler<'report-get'> = (sandbox, call) => {
  const query = call.body;
  if (isDocumented(query.report_id, call)) return exampleFor(call);
  const report = reportOf(sandbox, call, query.report_id);
  const { id, request, status } = report;
  const end = endOf(report);
  if (end !== null && end < sandbox.clock.now()) throw refused.EXPIRED('the report has expired');
  const expires_at = timestampOrNull(call.version, end);
  const empty = { report_id: id, status, rows: null, next_cursor: null, file_url: null, expires_at };
  if (status !== 'ready') return empty;
  if (request.format !== 'json')
    return { ...empty, file_url: sandbox.settings.hosts.api + filePathOf(sandbox, report) };
  const all: readonly (Row | BalanceRow)[] = reportRows(sandbox, report, call.version);
  const { items: rows, nextCursor } = partOf(all, query);
  return { ...empty, rows, next_cursor: nextCursor };
};

export const listReports: Handler<'report-list'> = (sandbox, call) => {
  const query = call.body;
  const own = sandbox.reports.all().filter(({ point }) => point === call.point.id);
  if (own.length === 0) return exampleFor(call);
  const { items, nextCursor } = partOf(own, query, inStatus(query));
  const reports = items.map((report) => {
    const { type, format, from, to } = report.request;
    return {
      report_id: report.id,
      status: report.status,
      type,
      format,
      from: timestampIn(call.version, parseTimestamp(from)),
      to: timestampIn(call.version, parseTimestamp(to)),
      created_at: timestampIn(call.version, report.created),
      expires_at: timestampOrNull(call.version, endOf(report)),
    };
  });
  return { reports, next_cursor: nextCursor };
};
