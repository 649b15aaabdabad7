/**
 * In: an entry of the catalogue and one of its scenarios. Out: the request that the guide asks its reader to send for it, made from
 * the entry's example and the scenario's test value, and what has to happen then.
 */
import type { Service, ServiceScenario } from '../../src/reference/services/service-schema';
import { testValueFor } from '../../src/reference/services/service-test-value';
import type { TestScenario } from '../../src/reference/tables/schemas/test-cards';
import type { JsonObject } from '../json';
import type { Performance } from './scenario-player';

/** What a sentence of an entry's own scenario asks the payer to do on the hosted page; another sentence cannot be played yet. */
const HOSTED_CARD_BY_TRIGGER: Readonly<Record<string, string>> = {
  'Open `result.pay_url` and press Cancel on the page.': '',
};

/** Beside a card number stands what the contract asks for with it, and no token. */
function withCard(
  fields: JsonObject,
  card: string,
  defaults: Readonly<Record<string, string>>,
  service: Service,
) {
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

type Sent = Pick<Performance, 'body' | 'outcome' | 'callbacks'> & { readonly hostedCard?: string };

function testedScenario(
  service: Service,
  row: TestScenario,
  request: JsonObject,
  defaults: Readonly<Record<string, string>>,
): Sent {
  const { outcome, callbacks } = row;
  const sent = (body: JsonObject, hostedCard?: string): Sent => ({
    body,
    outcome,
    callbacks,
    ...(hostedCard === undefined ? {} : { hostedCard }),
  });
  const [holder = '', slug] = row.trigger.field.split('.');
  if (row.kind === 'card' && service.call === 'create') return sent(request, row.value);
  const fields = (request.fields ?? {}) as JsonObject;
  if (row.kind === 'card')
    return sent({ ...request, fields: withCard(fields, row.value, defaults, service) });
  if (slug !== undefined)
    return sent({ ...request, fields: { ...fields, [slug]: testValueFor(service, row) } });
  if (holder === 'external_transaction_id') {
    const id = `${row.trigger.text}${String(request.external_transaction_id)}`.slice(0, 48);
    return sent({ ...request, external_transaction_id: id });
  }
  return sent({ ...request, [holder]: Number(row.value) });
}

/**
 * @param request the entry's example request with an `external_transaction_id` of its own
 * @param rows data/test-cards.yaml
 * @throws Error for a trigger in words that this file does not know
 */
export function sentFor(
  service: Service,
  scenario: ServiceScenario,
  request: JsonObject,
  rows: readonly TestScenario[],
  defaults: Readonly<Record<string, string>>,
): Sent {
  if ('test' in scenario) {
    const row = rows.find(({ id }) => id === scenario.test);
    if (!row) throw new Error(`data/test-cards.yaml has no row ${scenario.test}`);
    return testedScenario(service, row, request, defaults);
  }
  const { trigger, status, failure_reason_code: reason, callbacks } = scenario;
  const hostedCard = HOSTED_CARD_BY_TRIGGER[trigger];
  if (hostedCard === undefined) {
    const known = Object.keys(HOSTED_CARD_BY_TRIGGER).join('; ');
    throw new Error(
      `No test can carry out "${trigger}". Known are: ${known}. Better name a row of test-cards.yaml with test.`,
    );
  }
  const outcome = { status, ...(reason === undefined ? {} : { failure_reason_code: reason }) };
  return { body: request, outcome, callbacks, hostedCard };
}
