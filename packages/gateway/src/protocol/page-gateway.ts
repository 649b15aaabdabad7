/**
 * What a page and the gateway in its worker say to each other; both sides check what they get, because they may be of two releases. Everything
 * is plain data; times are milliseconds since 1970 on the clock of the gateway, which a reader can set forward.
 */
import type { Credentials } from '@gateway-docs/site-data/model';
import * as z from 'zod/mini';
import { list, object, pairs } from './data';
import { payerSheet } from './payer-sheet';

/** The reader's id by the documented one. */
const idsById = z.readonly(z.record(z.coerce.number<number>(), z.number()));

const ownIds = object({
  point: z.optional(z.number()),
  accounts: z.optional(idsById),
  services: z.optional(idsById),
  wallets: z.optional(idsById),
});
/** Ids of the reader's own point, accounts, services and wallets, beside those that the documentation shows. */
export type OwnIds = z.infer<typeof ownIds>;

const gatewayStart = object({
  /** State of an earlier run, as `MessageFromGateway.state` had it. */
  saved: z.optional(z.string()),
  own: z.optional(ownIds),
  /** Address that the paths of payers' pages are put behind; without one, that of the checkout of the profile. */
  checkout: z.optional(z.string()),
  /** Where callbacks go that a request names no address for; without one, where those of the documented requests go. */
  callbackUrl: z.optional(z.string()),
  /** Lets time stand at this time until it is set forward; a test wants two equal runs. */
  stoppedAt: z.optional(z.number()),
  /** Makes tokens and approval codes the same in every run; a test wants two equal runs. */
  seed: z.optional(z.string()),
});
/** What a gateway of a page is started with. */
export type GatewayStart = z.infer<typeof gatewayStart>;

const unsignedRequest = object({
  /** Its parameters filled in; a reader may have typed any other one. */
  path: z.string(),
  credentials: z.enum(['v1', 'signature', 'bearer', 'none'] satisfies Credentials[]),
  /** As it was typed: version 2 sends these very bytes. */
  body: z.string(),
  /** Header `Idempotency-Key`; without one the header is not sent. */
  idempotencyKey: z.optional(z.string()),
  /** Carries the request out and loses the response. */
  losesResponse: z.boolean(),
  /** Route of the page that sends it, so that the payer's page has a way back. */
  from: z.optional(z.string()),
});
/** A request of the merchant, before it is signed. */
export type UnsignedRequest = z.infer<typeof unsignedRequest>;

const signedText = object({
  text: z.string(),
  /** Length in bytes of UTF-8. */
  bytes: z.number(),
  signature: z.string(),
});
/** The bytes that a signature covers, or the text that version 1 hashes. */
export type SignedText = z.infer<typeof signedText>;

const exchange = object({
  at: z.number(),
  path: z.string(),
  headers: pairs,
  /** As it was sent. */
  body: z.string(),
  /** Left out for a bearer token, which signs nothing. */
  signed: z.optional(signedText),
  /** Left out where it was lost. */
  response: z.optional(object({ httpStatus: z.number(), body: z.string() })),
  /** What the gateway knew again, so that this is the stored response of an earlier call and nothing was done. */
  replay: z.optional(z.enum(['signature', 'key'])),
  /** The transaction that the response tells about. */
  transactionId: z.optional(z.number()),
});
/** A request as it was sent, and what came back. */
export type Exchange = z.infer<typeof exchange>;

const cause = z.enum(['merchant', 'payer', 'gateway']);
/** Who made a status change. */
export type Cause = z.infer<typeof cause>;

const statusChange = object({
  at: z.number(),
  revision: z.number(),
  status: z.number(),
  /** Name of the status in the table. */
  name: z.string(),
  reason: z.nullable(z.number()),
  cause,
});
/** One step on the way of a transaction. */
export type StatusChange = z.infer<typeof statusChange>;

const payerOptions = object({
  takesCard: z.boolean(),
  /** Numbers of test cards for the hosted page: one that is approved at once, one that is declined at once. */
  cards: list(z.string()),
  /** What the payer does where the gateway goes on by itself and the payment succeeds then: `Scan and pay`. */
  pays: z.optional(z.string()),
  /** Those that go on with the payment come first. */
  buttons: list(z.string()),
  mayExpire: z.boolean(),
});
/** What the payer can do now: nothing, type a card on the hosted page, pay, or press one of the buttons. */
export type PayerOptions = z.infer<typeof payerOptions>;

const payerAction = z.discriminatedUnion('type', [
  object({ type: z.literal('card'), number: z.string() }),
  object({ type: z.literal('button'), index: z.number() }),
  object({ type: z.literal('pay') }),
  object({ type: z.literal('expire') }),
]);
/** What the payer does. */
export type PayerAction = z.infer<typeof payerAction>;

const shownTransaction = object({
  id: z.number(),
  externalId: z.string(),
  changes: list(statusChange),
  payer: payerOptions,
  /** What its payer is shown; left out for a payout, which has no payer. */
  sheet: z.optional(payerSheet),
  /** Route of the page whose request made it. */
  from: z.optional(z.string()),
});
export type ShownTransaction = z.infer<typeof shownTransaction>;

const shownCallback = object({
  /** Counts the deliveries of a run, from 1. */
  number: z.number(),
  at: z.number(),
  transactionId: z.number(),
  /** 1 for the first attempt; higher for a repetition. */
  attempt: z.number(),
  method: z.enum(['POST', 'GET']),
  url: z.string(),
  headers: pairs,
  /** Empty for version 1. */
  body: z.string(),
  /** Left out for version 1, which is not signed. */
  signed: z.optional(signedText),
  /** What the merchant's server responded. */
  outcome: z.string(),
});
export type ShownCallback = z.infer<typeof shownCallback>;

const gatewayView = object({
  now: z.number(),
  /** When the gateway does something next by itself. */
  nextAt: z.optional(z.number()),
  /** The newest first. */
  transactions: list(shownTransaction),
  /** The newest first. */
  callbacks: list(shownCallback),
  /** HTTP status that the merchant's server in the page responds to callbacks with. */
  responds: z.number(),
  point: z.number(),
  /** Public, like the test vectors that it comes from. */
  token: z.string(),
});
/** Everything that a page shows of its gateway. */
export type GatewayView = z.infer<typeof gatewayView>;

const gatewayOrder = z.discriminatedUnion('type', [
  object({ type: z.literal('start'), start: gatewayStart }),
  object({ type: z.literal('send'), request: unsignedRequest }),
  object({ type: z.literal('pay'), transaction: z.number(), action: payerAction }),
  object({ type: z.literal('advance'), milliseconds: z.number() }),
  object({ type: z.literal('repeat'), callback: z.number() }),
  /** What the merchant's server in the page responds to callbacks from now on. */
  object({ type: z.literal('respond'), httpStatus: z.number() }),
  object({ type: z.literal('clear') }),
]);
/** Everything that a page can ask of its gateway. */
export type GatewayOrder = z.infer<typeof gatewayOrder>;

export const messageToGateway = object({ id: z.number(), order: gatewayOrder });
export type MessageToGateway = z.infer<typeof messageToGateway>;

/** What the worker says of an order. It says nothing by itself: `advance` by 0 has it do what is due. */
export const messageFromGateway = object({
  id: z.number(),
  view: gatewayView,
  /** Everything that the gateway remembers, for its next start. */
  state: z.string(),
  /** Of the order `send`. */
  exchange: z.optional(exchange),
  /** A sentence, where the order could not be carried out. */
  problem: z.optional(z.string()),
});
export type MessageFromGateway = z.infer<typeof messageFromGateway>;
