/** page_template: what several payment pages have in common, in memory. */
import { refused } from '../api-error';
import type { Handler } from './call';
import { checkServices, now, servicesFor, STANDARD } from './page-content';
import { inStatus, partOf } from './paging';

export const createTemplate: Handler<'page-template-create'> = (sandbox, { body }) => {
  checkServices(sandbox, body);
  const created = now(sandbox);
  return sandbox.templates.add((id) => ({
    id,
    ...STANDARD,
    service_ids: servicesFor(sandbox, body.amount_currency).map(({ id }) => id),
    ...body,
    status: 'active',
    created_at: created,
    updated_at: created,
  }));
};

export const getTemplate: Handler<'page-template-get'> = (sandbox, { body }) =>
  sandbox.templates.get(body.template_id);

export const listTemplates: Handler<'page-template-list'> = (sandbox, { body }) => {
  const { items, nextCursor } = partOf(sandbox.templates.all(), body, inStatus(body));
  return { templates: items, next_cursor: nextCursor };
};

export const updateTemplate: Handler<'page-template-update'> = (sandbox, { body }) => {
  const { template_id: id, ...changes } = body;
  const template = sandbox.templates.get(id);
  if (template.status === 'archived') throw refused.VALIDATION_FAILED('template_id: is archived');
  checkServices(sandbox, { ...template, ...changes });
  return sandbox.templates.change(id, { ...changes, updated_at: now(sandbox) });
};

export const archiveTemplate: Handler<'page-template-archive'> = (sandbox, { body }) =>
  sandbox.templates.change(body.template_id, { status: 'archived', updated_at: now(sandbox) });
