/**
 * Reports: ordered, made in the background, fetched. The rows are the transactions of this run in the period; a file is a
 * link that leads nowhere.
 */
import type { Version } from '../../src/reference/contract/operation';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import type { Transaction } from '../transactions/transaction';
import { momentIn } from '../transactions/views';
import type { World } from '../world/world';
import type { Call, Operation } from './call';
import { checkAccount, checkWalletOf } from './invoices';
import { example } from './example';
import { partOf } from './paging';

interface ReportRequest extends JsonObject {
  readonly type: string;
  readonly format: string;
  readonly account_id: number;
  readonly from: string;
  readonly to: string;
  readonly wallet_id?: number;
  readonly service_id?: number;
  readonly statuses?: readonly number[];
}

interface ReportQuery extends JsonObject {
  readonly report_id: number;
  readonly status?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

const SECONDS_UNTIL_PROCESSED = 1;
const SECONDS_UNTIL_READY = 3;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A moment of a request in either version. */
const parseMoment = (text: string) => Date.parse(text.endsWith('Z') ? text : `${text.replace(' ', 'T')}Z`);

export const createReport: Operation = (world, call) => {
  const request = call.body as ReportRequest;
  checkAccount(call, request.account_id);
  if (request.wallet_id !== undefined) checkWalletOf(world, request.wallet_id);
  if (request.service_id !== undefined && !world.services.has(request.service_id)) {
    throw new Refusal(201, 'service_id: not a service of this point');
  }
  if (parseMoment(request.to) <= parseMoment(request.from)) throw new Refusal(204, 'to: is not after from');
  if (parseMoment(request.to) > world.clock.now()) throw new Refusal(204, 'to: lies in the future');
  const { id } = world.reports.add({
    request,
    status: 'new',
    created: world.clock.now(),
    point: call.point.id,
  });
  world.clock.after(SECONDS_UNTIL_PROCESSED, () =>
    world.reports.change(Number(id), { status: 'processing' }),
  );
  world.clock.after(SECONDS_UNTIL_READY, () => world.reports.change(Number(id), { status: 'ready' }));
  return { report_id: id, status: 'new' };
};

/** A documented report is answered by its example. */
const isDocumented = (id: number, call: Call) =>
  [...call.operation.requestExamples.values()].some((request) => request.report_id === id);

export const checkReport: Operation = (world, call) => {
  const { report_id: id } = call.body as ReportQuery;
  if (isDocumented(id, call)) return example(world, call);
  return { report_id: id, status: world.reports.get(id).status };
};

function rowOf({ state, moments }: Transaction, version: Version): JsonObject {
  const { finished_at: finished, created_at: created } = moments;
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
    created_at: momentIn(version, created),
    finished_at: finished === null ? null : momentIn(version, finished),
  };
}

function rowsOf(world: World, { point }: Call, request: ReportRequest): Transaction[] {
  const [from, to] = [parseMoment(request.from), parseMoment(request.to)];
  const matches = ({ state, moments }: Transaction) =>
    moments.updated_at >= from &&
    moments.updated_at < to &&
    (request.wallet_id ?? state.wallet_id) === state.wallet_id &&
    (request.service_id ?? state.service_id) === state.service_id &&
    (request.statuses?.includes(state.status) ?? true);
  return request.type === 'transactions' ? world.transactions.ofPoint(point.id).filter(matches) : [];
}

export const getReport: Operation = (world, call) => {
  const query = call.body as ReportQuery;
  if (isDocumented(query.report_id, call)) return example(world, call);
  const { request, status, created } = world.reports.get(query.report_id);
  const state = { report_id: query.report_id, status };
  if (status !== 'ready')
    return { ...state, rows: null, next_cursor: null, file_url: null, expires_at: null };
  const ordered = request as ReportRequest;
  const expires = momentIn(call.version, Number(created) + KEPT_MS);
  if (ordered.format !== 'json') {
    const file = `${world.settings.apiUrl}/files/reports/${query.report_id}.${ordered.format}`;
    return { ...state, rows: null, next_cursor: null, file_url: file, expires_at: expires };
  }
  const { items, nextCursor } = partOf(rowsOf(world, call, ordered), query);
  const rows = items.map((transaction) => rowOf(transaction, call.version));
  return { ...state, rows, next_cursor: nextCursor, file_url: null, expires_at: expires };
};

export const listReports: Operation = (world, call) => {
  const query = call.body as ReportQuery;
  const own = world.reports.all().filter(({ point }) => point === call.point.id);
  if (own.length === 0) return example(world, call);
  const matching = own.filter(({ status }) => query.status === undefined || status === query.status);
  const { items, nextCursor } = partOf(matching, query);
  const reports = items.map(({ id, status, request, created }) => {
    const { type, format, from, to } = request as ReportRequest;
    const expires = status === 'ready' ? momentIn(call.version, Number(created) + KEPT_MS) : null;
    return {
      report_id: id,
      status,
      type,
      format,
      from: momentIn(call.version, parseMoment(from)),
      to: momentIn(call.version, parseMoment(to)),
      created_at: momentIn(call.version, Number(created)),
      expires_at: expires,
    };
  });
  return { reports, next_cursor: nextCursor };
};
