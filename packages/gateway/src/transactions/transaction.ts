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
export type CryptoMembers = Pick<Schema<'transaction'>, 'crypto_amount' | 'crypto_currency' | 'network'>;

/** What a payer without a card is shown, as the contract's examples have it. */
export const INSTRUCTIONS = ['voucher', 'qr', 'requisites'] as const;
export type PayerInstructions = Pick<Schema<'result'>, (typeof INSTRUCTIONS)[number]>;

/** A payment that the payer disputes, in minor units of its currency; fees are in that of the wallet. */
export const NO_DISPUTE = { open: 0, lost: 0, fees: 0 };

/** A payment page or an invoice, as its address names it. */
export interface LinkName {
  readonly kind: 'pages' | 'i';
  readonly id: number;
}

/** Timestamps by name; each is milliseconds since 1970, or null where it has not come. */
export type Timestamps = Record<'created_at' | 'updated_at', number> &
  Record<'expires_at' | 'finished_at', number | null>;

/** Addresses of the merchant, of the request that made the transaction. */
export type HostedUrls = Readonly<Partial<Record<'success' | 'fail' | 'cancel', string | undefined>>>;

type Shown = Schema<'transaction'>;

/** What steps of a transaction change. A P2P transfer asks the payer for some units more. */
type Changing =
  | 'failure_reason_code'
  | 'revision'
  | 'point_commission'
  | `${'payer' | 'wallet' | 'authorized' | 'captured' | 'reversed'}_amount`
  | `${'capture' | 'reversal'}_pending_amount`;

/** What a view adds or writes in its own way. */
type Viewed = keyof Timestamps | keyof CryptoMembers | 'scheme_reference' | 'status';

type Changed = { -readonly [Name in Changing]: Shown[Name] };

export interface TransactionState extends Omit<Shown, Changing | Viewed>, Changed {
  status: TransactionStatus;
  crypto: CryptoMembers;
  /** No response shows it; the wallet does. */
  dispute?: Readonly<typeof NO_DISPUTE>;
}

/** @returns what was captured and neither given back nor on its way back, in minor units of the payer's currency */
export const leftToReverse = (state: TransactionState): number =>
  state.captured_amount - state.reversed_amount - state.reversal_pending_amount;

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
      }
    | undefined;
  /** The page or invoice that it pays. */
  link?: LinkName;
  /** Its success is counted there. */
  counted?: boolean;
}
