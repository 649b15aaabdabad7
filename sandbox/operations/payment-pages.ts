/** payment_page, page_template and page_customization: hosted pages that a merchant makes once and links to, in memory. */
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { momentIn } from '../transactions/views';
import type { Collection } from '../world/collection';
import type { World } from '../world/world';
import type { Operation } from './call';
import { checkWalletOf } from './invoices';
import { partOf } from './paging';

interface PageRequest extends JsonObject {
  readonly page_id?: number;
  readonly template_id?: number;
  readonly external_page_id?: string;
  readonly service_ids?: readonly number[];
  readonly amount_currency?: string;
  readonly status?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** What a page or a template has when neither the request nor a template says otherwise. */
const STANDARD = { description: null, amount: null, payer_fields: [], locale: 'en' };

const now = (world: World) => momentIn('v2', world.clock.now());

/** @throws Refusal 201 or 216 */
function checkServices(
  world: World,
  { service_ids: ids = [], amount_currency: currency }: PageRequest,
): void {
  for (const id of ids) {
    const service = world.services.get(id);
    if (!service) throw new Refusal(201, `service_ids: ${id} is not a service of this point`);
    if (currency !== undefined && !service.currencies.includes(currency)) {
      throw new Refusal(216, `amount_currency: service ${id} works in ${service.currencies.join(', ')}`);
    }
  }
}

/** Services that a page offers when the request names none: every pay-in in its currency. */
function servicesFor(world: World, currency: unknown): number[] {
  const matching = [...world.services.values()].filter(
    ({ direction, currencies }) => direction === 'payin' && currencies.includes(String(currency)),
  );
  return matching.map(({ id }) => id);
}

const withoutNames = (thing: JsonObject, names: readonly string[]) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));

export const createPage: Operation = (world, call) => {
  const request = call.body as PageRequest;
  checkWalletOf(world, request.wallet_id);
  checkServices(world, request);
  const externalId = request.external_page_id ?? '';
  const known = world.pageRequests.get(externalId);
  if (known) {
    if (!isDeepStrictEqual(known.body, call.body)) {
      throw new Refusal(350, 'external_page_id: belongs to a page with other values');
    }
    return world.pages.get(known.id);
  }
  const template = request.template_id === undefined ? {} : world.templates.get(request.template_id);
  if (template.status === 'archived') throw new Refusal(204, 'template_id: the template is archived');
  const inherited = withoutNames(template, ['id', 'name', 'status', 'created_at', 'updated_at']);
  const { point: _addresses, ...own } = request;
  const content = {
    ...STANDARD,
    expires_at: null,
    max_payments: null,
    template_id: null,
    ...inherited,
    ...own,
  };
  const services = { service_ids: servicesFor(world, (content as PageRequest).amount_currency) };
  const moment = now(world);
  const added = world.pages.add({
    ...services,
    ...content,
    url: '',
    status: 'active',
    payments_count: 0,
    created_at: moment,
    updated_at: moment,
  });
  const id = Number(added.id);
  world.pageRequests.set(externalId, { id, body: call.body });
  return world.pages.change(id, { url: `${world.settings.checkoutUrl}/pages/${id}` });
};

export const createTemplate: Operation = (world, call) => {
  const request = call.body as PageRequest;
  checkServices(world, request);
  const moment = now(world);
  const services = { service_ids: servicesFor(world, request.amount_currency) };
  const content = { ...STANDARD, ...services, ...request, status: 'active' };
  return world.templates.add({ ...content, created_at: moment, updated_at: moment });
};

interface Kind {
  readonly of: (world: World) => Collection;
  readonly idName: 'page_id' | 'template_id';
  readonly list: string;
}

const PAGES: Kind = { of: (world) => world.pages, idName: 'page_id', list: 'pages' };
const TEMPLATES: Kind = { of: (world) => world.templates, idName: 'template_id', list: 'templates' };

const get =
  ({ of, idName }: Kind): Operation =>
  (world, call) =>
    of(world).get((call.body as PageRequest)[idName] ?? 0);

const list =
  ({ of, list: name }: Kind): Operation =>
  (world, call) => {
    const request = call.body as PageRequest;
    const all = of(world).all();
    const matching = all.filter(({ status }) => request.status === undefined || status === request.status);
    const { items, nextCursor } = partOf(matching, request);
    return { [name]: items, next_cursor: nextCursor };
  };

const update =
  ({ of, idName }: Kind): Operation =>
  (world, call) => {
    const { [idName]: id = 0, point: _addresses, ...changes } = call.body as PageRequest;
    const thing = of(world).get(id);
    if (thing.status === 'archived') throw new Refusal(204, `${idName}: is archived`);
    checkServices(world, { ...thing, ...changes });
    return of(world).change(id, { ...changes, updated_at: now(world) });
  };

const archive =
  ({ of, idName }: Kind): Operation =>
  (world, call) => {
    const id = (call.body as PageRequest)[idName] ?? 0;
    return of(world).change(id, { status: 'archived', updated_at: now(world) });
  };

/** The operations that pages and templates have in common, by operationId. */
export const pageOperations: Readonly<Record<string, Operation>> = {
  'payment-page-create': createPage,
  'payment-page-get': get(PAGES),
  'payment-page-list': list(PAGES),
  'payment-page-update': update(PAGES),
  'payment-page-archive': archive(PAGES),
  'page-template-create': createTemplate,
  'page-template-get': get(TEMPLATES),
  'page-template-list': list(TEMPLATES),
  'page-template-update': update(TEMPLATES),
  'page-template-archive': archive(TEMPLATES),
};
