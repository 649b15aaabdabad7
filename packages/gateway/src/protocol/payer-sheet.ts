/** What the payer of a transaction is shown: on the pages of the local gateway, and on the payer's page of the site. Plain data for both. */
import * as z from 'zod/mini';
import { list, object, pairs } from './data';

const wayBack = object({
  /** Member of `point` in the request that gave the address. */
  member: z.enum(['success_url', 'fail_url', 'cancel_url', 'return_url']),
  /** Left out where the request gave none: the browser stays where it is. */
  url: z.optional(z.string()),
  method: z.enum(['GET', 'POST']),
  /** Fields of the form that is posted; empty for GET. */
  fields: z.readonly(z.record(z.string(), z.string())),
});
/** What the browser of the payer does next, as the documentation says it. */
export type WayBack = z.infer<typeof wayBack>;

const payerButton = object({
  label: z.string(),
  /** The bank's page does nothing by itself here: its form goes to the merchant, who calls `transaction/update` with the fields. */
  posts: z.optional(wayBack),
});
export type PayerButton = z.infer<typeof payerButton>;

export const payerSheet = object({
  /** Path of the page on the gateway's checkout: `/p/910001` hosted page, `/r/…` of a bank or wallet, `/acs/…` check of the bank. */
  path: z.string(),
  title: z.string(),
  /** Amount, shop, method and the like, a name and a value each. */
  facts: pairs,
  status: z.number(),
  /** What the payer reads about this status. */
  says: z.string(),
  /** Failure reason of a declined payment. */
  reason: z.nullable(z.number()),
  buttons: list(payerButton),
  /** Where the browser of the payer goes now; left out while the payer has something to do, or has left no browser. */
  goesTo: z.optional(wayBack),
});
export type PayerSheet = z.infer<typeof payerSheet>;

/** Kinds of pages: the hosted page, the page behind `redirect_url` or in the payer's app, the bank's 3-D Secure page. */
export type PageKind = 'p' | 'r' | 'acs';

const PATH = /^\/(p|r|acs|q|v)\/(\d{1,15})$/;

/**
 * @param path behind the checkout's host: `/p/910001`
 * @returns nothing for a path that is no page of a transaction. A voucher and a QR code have the page of the payer's app.
 */
export function payerPageAt(path: string): { readonly kind: PageKind; readonly id: number } | undefined {
  const [, kind, id] = PATH.exec(path) ?? [];
  if (kind === undefined) return undefined;
  return { kind: kind === 'p' || kind === 'acs' ? kind : 'r', id: Number(id) };
}
