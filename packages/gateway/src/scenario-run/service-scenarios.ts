/**
 * In: an entry of the catalogue and one of its scenarios, as the guide prints it. Out: the request that the guide asks its reader to
 * send for it, made from the entry's example, and what has to happen then.
 */
import { playedScenario } from '@gateway-docs/site-data/services';
import type { ScenarioStep, SentValue, Service, ServiceScenario } from '@gateway-docs/site-data/services';
import type { TestScenario } from '@gateway-docs/site-data/tables';
import type { JsonObject } from '../json';

/** Values beside a test card. */
type Defaults = Readonly<Record<string, string>>;

/** Beside a card number stands what the contract asks for with it, and no token. */
function withCard(fields: JsonObject, card: string, defaults: Defaults, service: Service) {
  const { card_token: _token, initiator: _initiator, ...rest } = fields;
  const takes = (slug: string) => service.fields.some((field) => field.slug === slug);
  const beside = Object.entries({
    expire_month: defaults.expire_month,
    expire_year: defaults.expire_year,
    cvv: defaults.cvv,
    card_holder: 'ANNA EXAMPLE',
  });
  return { ...Object.fromEntries(beside.filter(([slug]) => takes(slug))), ...rest, card_number: card };
}

function bodyWith(
  { field, value }: SentValue,
  service: Service,
  request: JsonObject,
  defaults: Defaults,
): JsonObject {
  const [holder = '', slug] = field.split('.');
  const fields = (request.fields ?? {}) as JsonObject;
  if (slug === 'card_number') return { ...request, fields: withCard(fields, value, defaults, service) };
  if (slug !== undefined) return { ...request, fields: { ...fields, [slug]: value } };
  if (holder === 'external_transaction_id') {
    const prefix = value.slice(0, value.lastIndexOf('order-'));
    return { ...request, [holder]: `${prefix}${String(request[holder])}`.slice(0, 48) };
  }
  return { ...request, [holder]: Number(value) };
}

/**
 * @param request the entry's example request with an `external_transaction_id` of its own
 * @param rows data/test-cards.yaml
 */
export function sentFor(
  service: Service,
  scenario: ServiceScenario,
  request: JsonObject,
  rows: readonly TestScenario[],
  defaults: Defaults,
) {
  const { sent, serviceId, outcome, callbacks } = playedScenario(service, scenario, rows);
  const body = sent ? bodyWith(sent, service, request, defaults) : request;
  return {
    /** Without `point.callback_url`. */
    body: serviceId === undefined ? body : { ...body, service_id: serviceId },
    outcome,
    /** Statuses, in order. */
    callbacks,
  };
}

/** What a step of the merchant sends beside the id of the transaction: update has a member for it. */
export const dataOf = ({ call, data }: Extract<ScenarioStep, { readonly by: 'merchant' }>): JsonObject =>
  call === 'transaction-update' ? { data } : data;

/** What is sent for a scenario, and what has to follow. */
export type Sent = ReturnType<typeof sentFor>;
