/** The state of invoices, payment pages, their templates and their customization in one run, and what payments change of it. */
import type { Clock } from '../clock';
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';
import type { RequestBody, Schema } from '../contract/operation-types';
import { TransactionStatus } from '../generated/codes';
import { parseTimestamp, timestampIn } from '../transactions/timestamps';
import type { Transaction } from '../transactions/transaction';
import { createCollection } from './collection';
import type { Memory } from './memory';

/** The first body under the merchant's own number: a repeated call answers what exists. */
export interface FirstRequest<Body> {
  readonly id: number;
  readonly body: Body;
}

export interface LinkOwner {
  readonly pointId: number;
  readonly addresses: Schema<'payment-request'>['point'];
}

/** First numbers of this run, above those of the examples. */
const FIRST_IDS = { invoice: 9001, page: 7001, template: 7101 };

/** @param memory says how many things of each kind are stored @param clock ends invoices and pages */
export function createInvoicing(contract: Contract, memory: Memory, clock: Clock) {
  const invoices = documentedResponses(contract, 'invoice-create');
  const pages = documentedResponses(contract, 'payment-page-create');
  const templates = documentedResponses(contract, 'page-template-create');
  const customizations = memory.map<number | null, Schema<'page-customization'>>('page customizations');
  for (const shown of documentedResponses(contract, 'page-customization-get'))
    customizations.set(shown.page_id, shown);
  return {
    invoices: createCollection(invoices, FIRST_IDS.invoice, memory, 'invoices', (invoice) =>
      invoiceAt(invoice, clock.now()),
    ),
    pages: createCollection(pages, FIRST_IDS.page, memory, 'payment pages', (page) =>
      pageAt(page, clock.now()),
    ),
    templates: createCollection(templates, FIRST_IDS.template, memory, 'page templates'),
    /** Who made the link `pages/<id>` or `i/<id>`, and the addresses that came with it; the documented links have no owner. */
    linkOwners: memory.map<string, LinkOwner>('link owners'),
    /** Customization by page; under null the standard one of the account. */
    customizations,
    invoiceRequests: memory.map<string, FirstRequest<RequestBody<'invoice-create'>>>('invoice requests'),
    pageRequests: memory.map<string, FirstRequest<RequestBody<'payment-page-create'>>>(
      'payment page requests',
    ),
  };
}

export type Invoicing = ReturnType<typeof createInvoicing>;

/** @param now milliseconds since 1970 */
function pageAt(page: Schema<'payment-page'>, now: number): Schema<'payment-page'> {
  const { status, expires_at: end, max_payments: most, payments_count: count = 0 } = page;
  const isOver = parseTimestamp(end ?? '') <= now || count >= (most ?? Infinity);
  return status === 'archived' ? page : { ...page, status: isOver ? 'expired' : 'active' };
}

/** @returns whether nobody has paid or deleted it, and its time is not over */
export const isOpen = ({ status }: Schema<'invoice'>): boolean => status === 'draft' || status === 'sent';

/** @param now milliseconds since 1970 */
const invoiceAt = (invoice: Schema<'invoice'>, now: number): Schema<'invoice'> =>
  isOpen(invoice) && parseTimestamp(invoice.expires_at ?? '') <= now
    ? { ...invoice, status: 'expired' }
    : invoice;

/**
 * Counts a paid transaction of a page, or marks its invoice as paid; once for each transaction.
 * @param now milliseconds since 1970
 */
export function countPayment(
  { pages, invoices }: Pick<Invoicing, 'pages' | 'invoices'>,
  transaction: Transaction,
  now: number,
): void {
  const { link, counted, state } = transaction;
  if (!link || counted || state.status !== TransactionStatus.SUCCESS) return;
  transaction.counted = true;
  if (link.kind === 'pages') {
    pages.change(link.id, { payments_count: (pages.get(link.id).payments_count ?? 0) + 1 });
  } else if (['sent', 'expired'].includes(invoices.get(link.id).status)) {
    // A payment that began before the end of the invoice may succeed after it.
    const at = timestampIn('v2', now);
    invoices.change(link.id, { status: 'paid', transaction_id: state.id, paid_at: at, updated_at: at });
  }
}
