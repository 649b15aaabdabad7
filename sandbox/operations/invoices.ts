/** invoice_create, invoice_find, invoice_update, invoice_delete: a payable link, in memory. */
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { momentIn } from '../transactions/views';
import type { World } from '../world/world';
import type { Call, Operation } from './call';

interface Item {
  readonly quantity: number;
  readonly price: number;
}

interface InvoiceRequest extends JsonObject {
  readonly invoice_id?: number;
  readonly external_invoice_id?: string;
  readonly amount?: number;
  readonly items?: readonly Item[];
  readonly customer_email?: string;
  readonly send?: boolean;
}

/** @throws Refusal 204 */
function checkContent({ amount, items, customer_email: email, send }: InvoiceRequest): void {
  const sum = items?.reduce((total, { quantity, price }) => total + quantity * price, 0);
  if (sum !== undefined && sum !== amount) throw new Refusal(204, 'items: do not add up to amount');
  if (send && email === undefined) throw new Refusal(204, 'customer_email: is missing, and send needs it');
}

const isOpen = ({ status }: JsonObject) => status === 'draft' || status === 'sent';

export function checkAccount({ point }: Call, accountId: unknown): void {
  if (accountId !== point.accountId) throw new Refusal(100, 'account_id: not an account of this point');
}

/** @throws Refusal 104 */
export function checkWalletOf(world: World, walletId: unknown): void {
  if (!world.wallets.has(Number(walletId))) throw new Refusal(104, 'wallet_id: not a wallet of this account');
}

export const createInvoice: Operation = (world, call) => {
  const { send, ...request } = call.body as InvoiceRequest;
  checkAccount(call, request.account_id);
  checkWalletOf(world, request.wallet_id);
  checkContent({ ...request, send: send ?? false });
  const externalId = request.external_invoice_id;
  const known = world.invoiceRequests.get(externalId ?? '');
  if (known) {
    if (!isDeepStrictEqual(known.body, call.body)) {
      throw new Refusal(350, 'external_invoice_id: belongs to an invoice with other values');
    }
    return world.invoices.get(known.id);
  }
  const now = momentIn('v2', world.clock.now());
  const moments = { created_at: now, updated_at: now, paid_at: null };
  const status = send ? 'sent' : 'draft';
  const added = world.invoices.add({ ...request, url: '', status, transaction_id: null, ...moments });
  const id = Number(added.id);
  world.invoiceRequests.set(externalId ?? '', { id, body: call.body });
  return world.invoices.change(id, { url: `${world.settings.checkoutUrl}/i/${id}` });
};

export const findInvoice: Operation = (world, call) => {
  const { invoice_id: id, external_invoice_id: externalId } = call.body as InvoiceRequest;
  if (id !== undefined) return world.invoices.get(id);
  const found = world.invoices.all().find((invoice) => invoice.external_invoice_id === externalId);
  if (!found) throw new Refusal(20, 'external_invoice_id: no such invoice');
  return found;
};

export const updateInvoice: Operation = (world, call) => {
  const { invoice_id: id = 0, send, ...changes } = call.body as InvoiceRequest;
  const invoice = world.invoices.get(id);
  if (!isOpen(invoice)) throw new Refusal(213, `invoice_id: the invoice is ${String(invoice.status)}`);
  checkContent({ ...invoice, ...changes, send: send ?? false });
  const status = send ? 'sent' : invoice.status;
  return world.invoices.change(id, { ...changes, status, updated_at: momentIn('v2', world.clock.now()) });
};

export const deleteInvoice: Operation = (world, call) => {
  const { invoice_id: id = 0 } = call.body as InvoiceRequest;
  const invoice = world.invoices.get(id);
  if (invoice.status === 'paid') throw new Refusal(213, 'invoice_id: the invoice is paid');
  return world.invoices.change(id, { status: 'deleted', updated_at: momentIn('v2', world.clock.now()) });
};
