/**
 * What an operation of the sandbox is: a function from a checked call to the `response` of its answer. A documented error is
 * thrown as a Refusal.
 */
import type { Version } from '../../src/reference/contract/operation';
import type { ContractOperation } from '../contract/contract';
import type { Answer } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import type { Point } from '../settings';
import type { World } from '../world/world';

export interface Call<Body = JsonObject> {
  readonly operation: ContractOperation;
  readonly version: Version;
  readonly point: Point;
  /** Checked against the contract, without v1's `auth`. */
  readonly body: Body;
  /** Values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** An answer that is lost on its way, as the test data ask; without a response the request itself got lost. */
export class LostResponse {
  constructor(
    readonly response: JsonObject | null,
    readonly how: NonNullable<Answer['lost']>,
  ) {}
}

export type Operation = (world: World, call: Call) => JsonObject | LostResponse | null;

/** The body of create, pay and validate. The contract's check has run, so the types hold. */
export interface PaymentRequest extends JsonObject {
  readonly service_id: number;
  readonly external_transaction_id: string;
  readonly account_id: number;
  readonly wallet_id: number;
  readonly amount?: number;
  readonly amount_currency?: string;
  readonly external_customer_id: string;
  readonly external_order_id?: string;
  readonly description?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly point?: { readonly callback_url?: string; readonly return_url?: string };
  readonly extra?: Readonly<Record<string, string>>;
}
