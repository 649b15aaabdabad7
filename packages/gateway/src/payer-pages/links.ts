/**
 * The addresses of payment pages (`/pages/<id>`) and invoices (`/i/<id>`): what a payer can choose there, and the payment that it becomes, which
 * goes on at the hosted page.
 */
import { ApiError } from '../api-error';
import type { RequestBody, Schema } from '../contract/operation-types';
import { create } from '../operations/create';
import { underWay } from '../operations/invoices';
import { servicesFor } from '../operations/page-content';
import type { SandboxState } from '../state/sandbox-state';
import type { SandboxService } from '../state/services';
import type { LinkName } from '../transactions/transaction';

type CreateBody = RequestBody<'transaction-create'>;

/** @param path behind the checkout's host: `/i/9001` */
export function linkAt(path: string): LinkName | undefined {
  const [, kind, id] = /^\/(pages|i)\/(\d{1,15})$/.exec(path) ?? [];
  return kind === 'pages' || kind === 'i' ? { kind, id: Number(id) } : undefined;
}

type Linked = Pick<
  Schema<'payment-page'>,
  'wallet_id' | 'amount_currency' | 'locale' | 'amount' | 'service_ids'
>;

type Own = Pick<CreateBody, 'description' | 'external_order_id' | 'external_customer_id' | 'extra'>;

/** What a page and an invoice have in common. */
const contentWith = (
  { wallet_id, amount_currency, locale = 'en', amount = null, service_ids: serviceIds }: Linked,
  own: Own,
  closed: string | undefined,
) => ({ common: { wallet_id, amount_currency, locale, ...own }, amount, serviceIds, closed });

type LinkContent = ReturnType<typeof contentWith>;

/** @throws ApiError 20 for a link that does not exist */
function contentOf(sandbox: SandboxState, { kind, id }: LinkName): LinkContent {
  if (kind === 'pages') {
    const page = sandbox.pages.get(id);
    const { title: description, external_page_id: external_order_id, status } = page;
    const own = { description, external_order_id, external_customer_id: `payer-of-${id}` };
    return contentWith(page, own, status === 'active' ? undefined : `This page is ${status}.`);
  }
  const { status, ...invoice } = sandbox.invoices.get(id);
  const { description, external_invoice_id: external_order_id, external_customer_id, extra } = invoice;
  const own = { description, external_order_id, external_customer_id, extra };
  return contentWith(invoice, own, status === 'sent' ? undefined : `This invoice is ${status}.`);
}

/** Those that the link names, or all, as far as they can be paid there. */
const servicesOf = (sandbox: SandboxState, { common, serviceIds }: LinkContent): SandboxService[] =>
  servicesFor(sandbox, common.amount_currency).filter(({ id }) => serviceIds?.includes(id) ?? true);

/** @throws ApiError 20 for a link that does not exist */
export function offerOf(sandbox: SandboxState, link: LinkName) {
  const content = contentOf(sandbox, link);
  return {
    title: content.common.description ?? '',
    /** Minor units; null where the payer enters them. */
    amount: content.amount,
    currency: content.common.amount_currency ?? '',
    services: servicesOf(sandbox, content).map(({ id, listed, entry }) => ({
      id,
      name: listed?.name ?? entry?.name ?? `Service ${id}`,
    })),
    /** Why nothing can be paid any more. */
    closed: content.closed,
  };
}

/**
 * Registers the payment that a payer begins on a link, with the checks of transaction/create. On an invoice it goes on with the one that is under way.
 * @param entered amount in minor units, where the link has none
 * @returns nothing where the link is closed
 * @throws ApiError
 */
export function payLink(sandbox: SandboxState, link: LinkName, serviceId: number, entered: number) {
  const content = contentOf(sandbox, link);
  const operation = sandbox.contract.find('transaction-create', 'v2');
  const { pointId, addresses } = sandbox.linkOwners.get(`${link.kind}/${link.id}`) ?? {};
  const { points } = sandbox.settings;
  const point = points.find(({ id }) => id === pointId) ?? points[0];
  const isOffered = servicesOf(sandbox, content).some(({ id }) => id === serviceId);
  if (content.closed !== undefined || !isOffered || !operation || !point) return undefined;
  const begun = link.kind === 'i' ? underWay(sandbox, link) : undefined;
  if (begun) return begun;
  const external_transaction_id = `link-${sandbox.random.hex(8)}`;
  const body: CreateBody = {
    ...content.common,
    external_transaction_id,
    account_id: point.accountId,
    service_id: serviceId,
    amount: content.amount ?? entered,
    customer_ip_address: '127.0.0.1',
    ...(addresses && { point: addresses }),
  };
  create(sandbox, { operation, version: 'v2', point, body, parameters: {} });
  const transaction = sandbox.transactions.registered(point.id, external_transaction_id);
  if (transaction) transaction.link = link;
  return transaction;
}

/** What the page says where a payment cannot be registered. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError ? (error.details ?? `Error ${error.code}`) : 'This cannot be paid here.';

/** What the page of a link shows. */
export type LinkOffer = ReturnType<typeof offerOf>;
