/**
 * What a page and the gateway in its worker say to each other. Everything is plain data; times are milliseconds since 1970 on the clock of
 * the gateway, which a reader can set forward.
 */
import type { Credentials } from '@gateway-docs/site-data/model';
import type { PayerSheet } from './payer-sheet';

/** Ids of the reader's own point, services and wallets, beside those that the documentation shows. */
export interface OwnIds {
  readonly point?: number | undefined;
  /** The reader's id by the documented one. */
  readonly services?: Readonly<Record<number, number>> | undefined;
  /** The reader's id by the documented one. */
  readonly wallets?: Readonly<Record<number, number>> | undefined;
}

/** What a gateway of a page is started with. */
export interface GatewayStart {
  /** State of an earlier run, as `GatewayView.state` had it. */
  readonly saved?: string | undefined;
  readonly own?: OwnIds | undefined;
  /** Address that the paths of payers' pages are put behind; without one, that of the checkout of the profile. */
  readonly checkout?: string | undefined;
  /** Where callbacks go that a request names no address for; without one, where those of the documented requests go. */
  readonly callbackUrl?: string | undefined;
  /** Lets time stand at this time until it is set forward; a test wants two equal runs. */
  readonly stoppedAt?: number | undefined;
  /** Makes tokens and approval codes the same in every run; a test wants two equal runs. */
  readonly seed?: string | undefined;
}

/** A request of the merchant, before it is signed. */
export interface UnsignedRequest {
  /** Its parameters filled in; a reader may have typed any other one. */
  readonly path: string;
  readonly credentials: Credentials;
  /** As it was typed: version 2 sends these very bytes. */
  readonly body: string;
  /** Header `Idempotency-Key`; without one the header is not sent. */
  readonly idempotencyKey?: string | undefined;
  /** Carries the request out and loses the response. */
  readonly losesResponse: boolean;
  /** Route of the page that sends it, so that the payer's page has a way back. */
  readonly from?: string | undefined;
}

/** The bytes that a signature covers, or the text that version 1 hashes. */
export interface SignedText {
  readonly text: string;
  /** Length in bytes of UTF-8. */
  readonly bytes: number;
  readonly signature: string;
}

/** A request as it was sent, and what came back. */
export interface Exchange {
  readonly at: number;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As it was sent. */
  readonly body: string;
  /** Left out for a bearer token, which signs nothing. */
  readonly signed?: SignedText | undefined;
  /** Left out where it was lost. */
  readonly response?: { readonly httpStatus: number; readonly body: string } | undefined;
  /** What the gateway knew again, so that this is the stored response of an earlier call and nothing was done. */
  readonly replay?: 'signature' | 'key' | undefined;
  /** The transaction that the response tells about. */
  readonly transactionId?: number | undefined;
}

/** Who made a status change. */
export type Cause = 'merchant' | 'payer' | 'gateway';

/** One step on the way of a transaction. */
export interface StatusChange {
  readonly at: number;
  readonly revision: number;
  readonly status: number;
  /** Name of the status in the table. */
  readonly name: string;
  readonly reason: number | null;
  readonly cause: Cause;
}

/** What the payer can do now: nothing, type a card on the hosted page, or press one of the buttons. */
export interface PayerOptions {
  readonly takesCard: boolean;
  readonly buttons: readonly string[];
  readonly mayExpire: boolean;
}

/** What the payer does. */
export type PayerAction =
  | { readonly type: 'card'; readonly number: string }
  | { readonly type: 'button'; readonly index: number }
  | { readonly type: 'expire' };

export interface ShownTransaction {
  readonly id: number;
  readonly externalId: string;
  readonly changes: readonly StatusChange[];
  readonly payer: PayerOptions;
  /** What its payer is shown; left out for a payout, which has no payer. */
  readonly sheet?: PayerSheet | undefined;
  /** Route of the page whose request made it. */
  readonly from?: string | undefined;
}

export interface ShownCallback {
  /** Counts the deliveries of a run, from 1. */
  readonly number: number;
  readonly at: number;
  readonly transactionId: number;
  /** 1 for the first attempt; higher for a repetition. */
  readonly attempt: number;
  readonly method: 'POST' | 'GET';
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Empty for version 1. */
  readonly body: string;
  /** Left out for version 1, which is not signed. */
  readonly signed?: SignedText | undefined;
  /** What the merchant's server responded. */
  readonly outcome: string;
}

/** Everything that a page shows of its gateway. */
export interface GatewayView {
  readonly now: number;
  /** When the gateway does something next by itself. */
  readonly nextAt?: number | undefined;
  /** The newest first. */
  readonly transactions: readonly ShownTransaction[];
  /** The newest first. */
  readonly callbacks: readonly ShownCallback[];
  /** HTTP status that the merchant's server in the page responds to callbacks with. */
  readonly responds: number;
  readonly point: number;
  /** Public, like the test vectors that it comes from. */
  readonly token: string;
}

/** Everything that a page can ask of its gateway. */
export type GatewayOrder =
  | { readonly type: 'start'; readonly start: GatewayStart }
  | { readonly type: 'send'; readonly request: UnsignedRequest }
  | { readonly type: 'pay'; readonly transaction: number; readonly action: PayerAction }
  | { readonly type: 'advance'; readonly milliseconds: number }
  | { readonly type: 'repeat'; readonly callback: number }
  /** What the merchant's server in the page responds to callbacks from now on. */
  | { readonly type: 'respond'; readonly httpStatus: number }
  | { readonly type: 'clear' };

export interface MessageToGateway {
  readonly id: number;
  readonly order: GatewayOrder;
}

/** What the worker says of an order. It says nothing by itself: `advance` by 0 has it do what is due. */
export interface MessageFromGateway {
  readonly id: number;
  readonly view: GatewayView;
  /** Everything that the gateway remembers, for its next start. */
  readonly state: string;
  /** Of the order `send`. */
  readonly exchange?: Exchange | undefined;
  /** A sentence, where the order could not be carried out. */
  readonly problem?: string | undefined;
}
