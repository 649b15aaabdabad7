/**
 * A transaction as the sandbox stores it. `state` has the contract's names and order, so that a response is a view of it;
 * timestamps are milliseconds until a version writes them. Nothing secret is in it but the issued card token.
 */
import type { Version } from '@gateway-docs/site-data/model';
import type { TestScenario } from '@gateway-docs/site-data/tables';
import type { Schema } from '../contract/operation-types';
import type { TransactionStatus } from '../generated/codes';
import type { Scenarios } from '../scenarios/triggers';

export type PayerAuth = Schema<'payer-auth'>;
export type Step = NonNullable<TestScenario['outcome']['then']>[number];

/** The members that only a transaction of a crypto service has. */
export const CRYPTO_MEMBERS = ['crypto_amount', 'crypto_currency', 'network'] as const;
export type CryptoMembers = Pick<Schema<'transaction'>, (typeof CRYPTO_MEMBERS)[number]>;

/** What a payer without a card is shown, as the contract's examples have it. */
export const INSTRUCTIONS = ['voucher', 'qr', 'requisites'] as const;
export type PayerInstructions = Pick<Schema<'result'>, (typeof INSTRUCTIONS)[number]>;

/** A payment that the payer disputes, in minor units of its currency; fees are in that of the wallet. */
export interface Dispute {
  readonly open: number;
  readonly lost: number;
  readonly fees: number;
}
export const NO_DISPUTE: Dispute = { open: 0, lost: 0, fees: 0 };

/** A payment page or an invoice, as its address names it. */
export interface LinkName {
  readonly kind: 'pages' | 'i';
  readonly id: number;
}

/** Timestamps by name; each is milliseconds since 1970, or null where it has not come. */
export interface Timestamps {
  created_at: number;
  updated_at: number;
  expires_at: number | null;
  finished_at: number | null;
}

/** Addresses of the merchant, of the request that made the transaction. */
export interface HostedUrls {
  readonly success?: string | undefined;
  readonly fail?: string | undefined;
  readonly cancel?: string | undefined;
}

export interface TransactionState {
  readonly id: number;
  readonly external_transaction_id: string;
  readonly external_order_id: string | null;
  readonly external_customer_id: string;
  readonly account_id: number;
  readonly wallet_id: number;
  readonly point_id: number;
  readonly service_id: number;
  readonly direction: 'payin' | 'payout';
  status: TransactionStatus;
  failure_reason_code: number | null;
  revision: number;
  readonly is_test: boolean;
  readonly amount: number | null;
  readonly amount_currency: string;
  readonly customer_commission: number;
  /** A P2P transfer asks the payer for some units more. */
  payer_amount: number | null;
  wallet_amount: number | null;
  readonly wallet_currency: string;
  point_commission: number | null;
  rate: string | null;
  authorized_amount: number;
  captured_amount: number;
  /** Accepted, and not confirmed by the bank yet. */
  capture_pending_amount: number;
  reversed_amount: number;
  /** Accepted, and not carried out by the method yet. */
  reversal_pending_amount: number;
  crypto: CryptoMembers;
  /** No response shows it; the wallet does. */
  dispute?: Dispute;
  readonly description: string | null;
}

export interface Transaction {
  readonly state: TransactionState;
  readonly timestamps: Timestamps;
  /** The version of the call that created it decides about callbacks. */
  readonly version: Version;
  readonly callbackUrl: string | undefined;
  readonly returnUrl: string | undefined;
  /** Where the hosted page sends the browser at the end; a state that was saved earlier has none. */
  readonly hostedUrls?: HostedUrls | undefined;
  /** The payer's page that the response led to; left out for the page of a bank or wallet. */
  page?: 'p' | 'acs' | undefined;
  /** What is played on it at a later time, and when, in milliseconds since 1970. */
  begins?: { readonly at: number; readonly scenarios: Scenarios } | undefined;
  /** What the payer still has to do, as the bank asks for it. */
  payerAuth: PayerAuth;
  /** The remaining steps of each scenario that may still come true. */
  paths: readonly (readonly Step[])[];
  /** When the gateway's own next step comes, in milliseconds since 1970; nothing while none is waited for. */
  nextStepAt?: number | undefined;
  /** Steps of the merchant that were taken, by operationId. */
  readonly taken: Set<string>;
  readonly latePayment: boolean;
  readonly refundable: 'no' | 'full' | 'full_and_part';
  approvalCode: string | null;
  retrievalReference: string | null;
  /** `scheme_reference` of the service, whose last six digits are replaced by the transaction's. */
  readonly referenceForm?: string | undefined;
  holdExpiresAt: number | null;
  /** What the payer needs to go on; its timestamps are RFC 3339 until a version writes them. */
  result: Schema<'result'> | null;
  /** `fields` of the request without secrets. */
  fields: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, string>>;
  readonly wantsCardToken: boolean;
  /** Mask of the card that pays, or of the saved one; null without a card. */
  cardMask: string | null;
  cardToken: string | null;
  /** `2039-12`, of the card that paid. */
  cardExpiry: string;
  /** The chosen method of a P2P payment, and how far it has come. */
  p2p:
    | {
        readonly methodId: number;
        ready: boolean;
        confirmed: boolean;
        readonly exactAmount: number;
        /** When the requisites expire, once they were handed out. */
        until?: number;
      }
    | undefined;
  /** The page or invoice that it pays. */
  link?: LinkName;
  /** Its success is counted there. */
  counted?: boolean;
}
