/** invoice_create, invoice_find, invoice_update, invoice_delete: a payable link, in memory. Beside them the bearer tokens of the payment-page calls. */
import isEqual from 'fast-deep-equal';
import { refused } from '../api-error';
import type { Schema } from '../contract/operation-types';
import { isOpen } from '../state/invoicing';
import type { SandboxState } from '../state/sandbox-state';
import { timestampIn } from '../transactions/timestamps';
import type { LinkName, Transaction } from '../transactions/transaction';
import type { Handler } from './call';
import { checkAccount, checkWallet } from './ownership';
import { checkExpiry, checkServices, madeBefore, now } from './page-content';

/** @throws ApiError 201, 204 or 216 */
function checkContent(sandbox: SandboxState, content: Schema<'invoice-content'>, send: boolean): void {
  const { amount, items, customer_email: email } = content;
  const total = items?.reduce((part, { quantity, price }) => part + quantity * price, 0);
  if (total !== undefined && total !== amount)
    throw refused.VALIDATION_FAILED('items: do not add up to amount');
  if (send && email === undefined)
    throw refused.VALIDATION_FAILED('customer_email: is missing, and send needs it');
  checkServices(sandbox, content);
}

/** What a payer has begun and not ended at a link; two attempts of an invoice are never under way at once. */
export const underWay = ({ transactions }: SandboxState, { kind, id }: LinkName): Transaction | undefined =>
  transactions
    .all()
    .find(({ link, timestamps }) => link?.kind === kind && link.id === id && timestamps.finished_at === null);

/** @throws ApiError 213 while a payer is paying the invoice */
function checkNotUnderWay(sandbox: SandboxState, id: number): void {
  const { state } = underWay(sandbox, { kind: 'i', id }) ?? {};
  if (state) throw refused.UPDATE_NOT_ALLOWED(`invoice_id: transaction ${state.id} is under way`);
}

export const createInvoice: Handler<'invoice-create'> = (sandbox, call) => {
  const { send = false, ...content } = call.body;
  checkAccount(call, content.account_id);
  checkWallet(sandbox, content.wallet_id);
  checkContent(sandbox, content, send);
  const first = sandbox.invoiceRequests.get(content.external_invoice_id);
  const known = madeBefore(first, call.body, 'external_invoice_id', 'an invoice');
  if (known !== undefined) return sandbox.invoices.get(known);
  checkExpiry(sandbox, content.expires_at);
  const created = now(sandbox);
  const invoice = sandbox.invoices.add((id) => ({
    id,
    ...content,
    url: `${sandbox.settings.hosts.checkout}/i/${id}`,
    status: send ? 'sent' : 'draft',
    transaction_id: null,
    created_at: created,
    updated_at: created,
    paid_at: null,
  }));
  sandbox.linkOwners.set(`i/${invoice.id}`, { pointId: call.point.id, addresses: content.point });
  sandbox.invoiceRequests.set(content.external_invoice_id, { id: invoice.id, body: call.body });
  return invoice;
};

export const findInvoice: Handler<'invoice-find'> = (sandbox, { body }) => {
  const { invoice_id: id, external_invoice_id: externalId } = body;
  if (id !== undefined) return sandbox.invoices.get(id);
  const found = sandbox.invoices.all().find((invoice) => invoice.external_invoice_id === externalId);
  if (!found) throw refused.NOT_FOUND('external_invoice_id: no such invoice');
  return found;
};

export const updateInvoice: Handler<'invoice-update'> = (sandbox, { body, point }) => {
  const { invoice_id: id, send = false, ...changes } = body;
  const invoice = sandbox.invoices.get(id);
  if (!isOpen(invoice)) throw refused.UPDATE_NOT_ALLOWED(`invoice_id: the invoice is ${invoice.status}`);
  checkNotUnderWay(sandbox, id);
  checkContent(sandbox, { ...invoice, ...changes }, send);
  if (changes.point) sandbox.linkOwners.set(`i/${id}`, { pointId: point.id, addresses: changes.point });
  checkExpiry(sandbox, changes.expires_at);
  if (!send && isEqual({ ...invoice, ...changes }, invoice)) return invoice;
  const status = send ? 'sent' : invoice.status;
  return sandbox.invoices.change(id, { ...changes, status, updated_at: now(sandbox) });
};

export const deleteInvoice: Handler<'invoice-delete'> = (sandbox, { body }) => {
  const { invoice_id: id } = body;
  const invoice = sandbox.invoices.get(id);
  if (invoice.status === 'deleted') return invoice;
  if (invoice.status === 'paid') throw refused.UPDATE_NOT_ALLOWED('invoice_id: the invoice is paid');
  checkNotUnderWay(sandbox, id);
  return sandbox.invoices.change(id, { status: 'deleted', updated_at: now(sandbox) });
};

export const issueBearerToken: Handler<'invoicing-token'> = (sandbox, call) => {
  checkAccount(call, call.body.account_id);
  const { token, expiresAt } = sandbox.bearerTokens.issue(call.point);
  return { token, expires_at: timestampIn(call.version, expiresAt) };
};

export const revokeBearerToken: Handler<'invoicing-revoke-token'> = (sandbox, call) => {
  sandbox.bearerTokens.revoke(call.body.token, call.point);
  return null;
};
