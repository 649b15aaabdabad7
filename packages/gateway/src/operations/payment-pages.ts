/** payment_page: hosted pages that a merchant makes once and links to, in memory. */
import { refused } from '../api-error';
import type { Schema } from '../contract/operation-types';
import type { SandboxState } from '../state/sandbox-state';
import type { Handler } from './call';
import { checkWallet } from './ownership';
import { checkExpiry, checkServices, madeBefore, now, servicesFor, STANDARD } from './page-content';
import { inStatus, partOf } from './paging';

/** What a page takes over from its template. */
function inheritedFrom(sandbox: SandboxState, templateId: number | undefined): Schema<'page-content'> {
  if (templateId === undefined) return {};
  const { name: _name, status, ...content } = sandbox.templates.get(templateId);
  if (status === 'archived') throw refused.VALIDATION_FAILED('template_id: the template is archived');
  return content;
}

export const createPage: Handler<'payment-page-create'> = (sandbox, { body, point }) => {
  checkWallet(sandbox, body.wallet_id);
  const first = sandbox.pageRequests.get(body.external_page_id);
  const known = madeBefore(first, body, 'external_page_id', 'a page');
  if (known !== undefined) return sandbox.pages.get(known);
  checkExpiry(sandbox, body.expires_at);
  const { point: addresses, ...own } = body;
  const inherited = inheritedFrom(sandbox, body.template_id);
  checkServices(sandbox, { ...inherited, ...own });
  const created = now(sandbox);
  const page = sandbox.pages.add((id) => ({
    service_ids: servicesFor(sandbox, own.amount_currency ?? inherited.amount_currency).map(({ id }) => id),
    ...STANDARD,
    expires_at: null,
    max_payments: null,
    template_id: null,
    ...inherited,
    ...own,
    id,
    url: `${sandbox.settings.hosts.checkout}/pages/${id}`,
    status: 'active',
    payments_count: 0,
    created_at: created,
    updated_at: created,
  }));
  sandbox.linkOwners.set(`pages/${page.id}`, { pointId: point.id, addresses });
  sandbox.pageRequests.set(body.external_page_id, { id: page.id, body });
  return page;
};

export const getPage: Handler<'payment-page-get'> = (sandbox, { body }) => sandbox.pages.get(body.page_id);

export const listPages: Handler<'payment-page-list'> = (sandbox, { body }) => {
  const { items, nextCursor } = partOf(sandbox.pages.all(), body, inStatus(body));
  return { pages: items, next_cursor: nextCursor };
};

export const updatePage: Handler<'payment-page-update'> = (sandbox, { body, point }) => {
  const { page_id: id, point: addresses, ...changes } = body;
  const page = sandbox.pages.get(id);
  if (page.status === 'archived') throw refused.VALIDATION_FAILED('page_id: is archived');
  checkServices(sandbox, { ...page, ...changes });
  checkExpiry(sandbox, changes.expires_at);
  if (addresses) sandbox.linkOwners.set(`pages/${id}`, { pointId: point.id, addresses });
  return sandbox.pages.change(id, { ...changes, updated_at: now(sandbox) });
};

export const archivePage: Handler<'payment-page-archive'> = (sandbox, { body }) =>
  sandbox.pages.change(body.page_id, { status: 'archived', updated_at: now(sandbox) });
