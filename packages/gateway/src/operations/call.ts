/**
 * What carries an operation out: a function from a checked call to the `response` of its success. A documented error is
 * thrown as an ApiError.
 */
import type { Version } from '@gateway-docs/site-data/model';
import type { ContractOperation } from '../contract/contract';
import type { OperationId, RequestBody, ResponseOf, Schema } from '../contract/operation-types';
import type { GatewayResponse } from '../http/response';
import type { Point } from '../settings';
import type { SandboxState } from '../state/sandbox-state';

/** Who calls, and which version's form the response has. */
export interface Caller {
  readonly point: Point;
  readonly version: Version;
}

export interface Call<Id extends OperationId = OperationId> extends Caller {
  readonly operation: ContractOperation<Id>;
  /** Checked against the contract, without v1's `auth`. */
  readonly body: RequestBody<Id>;
  /** Values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A response that is lost on its way, as the test data ask; without one the request itself got lost. */
export class LostResponse<Id extends OperationId = OperationId> {
  constructor(
    readonly response: ResponseOf<Id> | null,
    readonly how: NonNullable<GatewayResponse['lost']>,
  ) {}
}

/** What an operation answers. */
export type Outcome<Id extends OperationId> = ResponseOf<Id> | LostResponse<Id>;

/** Carries out one operation: `Handler<'transaction-find'>`. */
export type Handler<Id extends OperationId> = (sandbox: SandboxState, call: Call<Id>) => Outcome<Id>;

/** The body of create, pay and validate; only create may come without an amount, to save a card. */
export type PaymentRequest = Schema<'payment-request'>;
