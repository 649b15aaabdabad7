/**
 * Reports: ordered, made in the background, fetched. The rows are the transactions of this run in the period; a file is a
 * link that leads nowhere.
 */
import type { Version } from '@gateway-docs/site-data/model';
import { ApiError } from '../api-error';
import type { ReportSchema } from '../contract/operation-types';
import { ErrorCode } from '../generated/codes';
import type { Transaction } from '../transactions/transaction';
import { parseTimestamp, timestampIn, timestampOrNull } from '../transactions/timestamps';
import type { Movement } from '../state/ledger';
import type { SandboxState, StoredReport } from '../state/sandbox-state';
import type { Call, Caller, Handler } from './call';
import { exampleFor } from './example';
import { checkAccount, checkWallet, serviceOf } from './ownership';
import { partOf } from './paging';

const SECONDS_UNTIL_PROCESSED = 1;
const SECONDS_UNTIL_READY = 3;
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export const createReport: Handler<'report-create'> = (sandbox, call) => {
  const { body: request } = call;
  checkAccount(call, request.account_id);
  if (request.wallet_id !== undefined) checkWallet(sandbox, request.wallet_id);
  if (request.service_id !== undefined) serviceOf(sandbox, request.service_id);
  if (parseTimestamp(request.to) <= parseTimestamp(request.from))
    throw new ApiError(ErrorCode.VALIDATION_FAILED, 'to: is not after from');
  if (parseTimestamp(request.to) > sandbox.clock.now())
    throw new ApiError(ErrorCode.VALIDATION_FAILED, 'to: lies in the future');
  const { id } = sandbox.reports.add((number) => ({
    id: number,
    request,
    status: 'new',
    created: sandbox.clock.now(),
    point: call.point.id,
  }));
  sandbox.clock.after(SECONDS_UNTIL_PROCESSED, () => sandbox.reports.change(id, { status: 'processing' }));
  sandbox.clock.after(SECONDS_UNTIL_READY, () => sandbox.reports.change(id, { status: 'ready' }));
  return { report_id: id, status: 'new' };
};

/** A documented report is answered by its example. */
const isDocumented = (id: number, { operation }: Call<'report-check'> | Call<'report-get'>) =>
  [...operation.requestExamples.values()].some((request) => request.report_id === id);

export const checkReport: Handler<'report-check'> = (sandbox, call) => {
  const { report_id: id } = call.body;
  if (isDocumented(id, call)) return exampleFor(call);
  return { report_id: id, status: sandbox.reports.get(id).status };
};

function rowOf({ state, timestamps }: Transaction, version: Version): ReportSchema<'transaction-row'> {
  const { finished_at: finished, created_at: created, updated_at: updated } = timestamps;
  return {
    id: state.id,
    external_transaction_id: state.external_transaction_id,
    external_order_id: state.external_order_id,
    service_id: state.service_id,
    wallet_id: state.wallet_id,
    direction: state.direction,
    status: state.status,
    failure_reason_code: state.failure_reason_code,
    amount: state.amount,
    amount_currency: state.amount_currency,
    captured_amount: state.captured_amount,
    reversed_amount: state.reversed_amount,
    wallet_amount: state.wallet_amount,
    wallet_currency: state.wallet_currency,
    point_commission: state.point_commission,
    created_at: timestampIn(version, created),
    updated_at: timestampIn(version, updated),
    finished_at: timestampOrNull(version, finished),
  };
}

function transactionsOf(
  sandbox: SandboxState,
  { point }: Caller,
  request: StoredReport['request'],
): Transaction[] {
  const [from, to] = [parseTimestamp(request.from), parseTimestamp(request.to)];
  const matches = ({ state, timestamps }: Transaction) =>
    timestamps.updated_at >= from &&
    timestamps.updated_at < to &&
    (request.wallet_id ?? state.wallet_id) === state.wallet_id &&
    (request.service_id ?? state.service_id) === state.service_id &&
    (request.statuses?.includes(state.status) ?? true);
  return sandbox.transactions.ofPoint(point.id).filter(matches);
}

/** Every movement is in the list, whatever moved it; `service_id` and `statuses` do not narrow it. */
function movementsOf({ ledger }: SandboxState, { point }: Caller, request: StoredReport['request']) {
  const [from, to] = [parseTimestamp(request.from), parseTimestamp(request.to)];
  return ledger
    .movements()
    .filter(
      ({ pointId, movedAt, walletId }) =>
        pointId === point.id &&
        movedAt >= from &&
        movedAt < to &&
        (request.wallet_id ?? walletId) === walletId,
    );
}

const balanceRow = (movement: Movement, version: Version): ReportSchema<'balance-row'> => ({
  wallet_id: movement.walletId,
  moved_at: timestampIn(version, movement.movedAt),
  // The kinds are those of data/wallet-movements.yaml; a test compares them with the contract.
  operation: movement.kind as ReportSchema<'balance-row'>['operation'],
  transaction_id: movement.transactionId,
  change: movement.change,
  balance_after: movement.balanceAfter,
  currency: movement.currency,
});

/** The rows of a report, in the order of the list. */
function reportRows(
  sandbox: SandboxState,
  call: Caller,
  request: StoredReport['request'],
): readonly (ReportSchema<'transaction-row'> | ReportSchema<'balance-row'>)[] {
  return request.type === 'transactions'
    ? transactionsOf(sandbox, call, request).map((transaction) => rowOf(transaction, call.version))
    : movementsOf(sandbox, call, request).map((movement) => balanceRow(movement, call.version));
}

export const getReport: Handler<'report-get'> = (sandbox, call) => {
  const query = call.body;
  if (isDocumented(query.report_id, call)) return exampleFor(call);
  const { request, status, created } = sandbox.reports.get(query.report_id);
  const state = { report_id: query.report_id, status };
  if (status !== 'ready')
    return { ...state, rows: null, next_cursor: null, file_url: null, expires_at: null };
  const expires = timestampIn(call.version, created + LIFETIME_MS);
  if (request.format !== 'json') {
    const file = `${sandbox.settings.hosts.api}/files/reports/${query.report_id}.${request.format}`;
    return { ...state, rows: null, next_cursor: null, file_url: file, expires_at: expires };
  }
  const { items: rows, nextCursor } = partOf(reportRows(sandbox, call, request), query);
  return { ...state, rows, next_cursor: nextCursor, file_url: null, expires_at: expires };
};

export const listReports: Handler<'report-list'> = (sandbox, call) => {
  const query = call.body;
  const own = sandbox.reports.all().filter(({ point }) => point === call.point.id);
  if (own.length === 0) return exampleFor(call);
  const matching = own.filter(({ status }) => query.status === undefined || status === query.status);
  const { items, nextCursor } = partOf(matching, query);
  const reports = items.map(({ id, status, request, created }) => {
    const { type, format, from, to } = request;
    const expires = status === 'ready' ? timestampIn(call.version, created + LIFETIME_MS) : null;
    return {
      report_id: id,
      status,
      type,
      format,
      from: timestampIn(call.version, parseTimestamp(from)),
      to: timestampIn(call.version, parseTimestamp(to)),
      created_at: timestampIn(call.version, created),
      expires_at: expires,
    };
  });
  return { reports, next_cursor: nextCursor };
};
