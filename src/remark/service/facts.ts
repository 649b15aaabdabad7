/**
 * In: a catalogue entry. Out: `## At a glance`: what a merchant asks first about a payment method, in a row of short facts, and all of it
 * as a closed table of two columns. Limits and commissions are not facts of the method: they belong to the merchant's own point.
 */
import type { SiteData } from '@gateway-docs/contract';
import { callOf, type Service } from '@gateway-docs/site-data/services';
import { relatedOperation } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { jsxBlock } from '../mdast/jsx';
import { heading, inlineCode, list, paragraph, strong, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { countryName } from '../tables/country-name';
import { DIRECTION, FLOW, FLOW_SHORT, REFUND } from './words';

const COLUMNS = ['Question', { title: 'Answer', plain: true }];

const fact = (name: string, ...value: Inline[]): Row => ({ cells: [[name], value] });

const listed = (values: 'any' | readonly string[], any: string): string =>
  values === 'any' ? any : values.join(', ');

function codes(values: readonly string[]): Inline[] {
  return values.flatMap((value, i) => (i > 0 ? [', ', inlineCode(value)] : [inlineCode(value)]));
}

/** More names than this make a line that nobody reads; the table has all of them. */
const MOST_NAMES = 4;

function firstOf(values: readonly string[]): string {
  const shown = values.length > MOST_NAMES ? values.slice(0, MOST_NAMES - 1) : values;
  const others = values.length - shown.length;
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ');
}

const named = (name: string, ...value: Inline[]): Block[] => [paragraph(`${name}: `, strong(...value))];

/** The facts that fit into a word or two. */
function shortFacts(service: Service, countries: readonly string[], calls: readonly Inline[]): Block {
  const { currencies } = service;
  return list([
    [paragraph(strong(service.direction === 'payin' ? 'Pay-in' : 'Payout'))],
    ...(countries.length > 0
      ? [named(countries.length > 1 ? 'Countries' : 'Country', firstOf(countries))]
      : []),
    ...(currencies === 'any'
      ? []
      : [named(currencies.length > 1 ? 'Currencies' : 'Currency', firstOf(currencies))]),
    named('By', FLOW_SHORT[service.flow]),
    named('Call', ...calls),
    named('Refund', REFUND[service.refundable]),
    named('Chargeback', service.chargeback ? 'Possible' : 'No'),
  ]);
}

export function facts(service: Service, reference: SiteData): Block[] {
  const operation = (name: string) => relatedOperation(`transaction-${name}`, 'v2', reference);
  const isEither = callOf(service) === 'either';
  // Nobody pays the merchant in a payout.
  const isPayout = service.direction === 'payout';
  const calls: Inline[] = isEither
    ? [operation('pay'), ', or ', operation('create'), ' for the hosted page']
    : [operation(service.call)];
  const countries =
    service.countries === 'any' ? [] : service.countries.map((code) => countryName(code, reference));
  const limits = relatedOperation('service-list', 'v2', reference);
  const rows = [
    fact('Direction', DIRECTION[service.direction]),
    fact('Countries', countries.length > 0 ? countries.join(', ') : 'Not bound to countries'),
    fact('Currencies', listed(service.currencies, 'Those of your wallets that your provider allows')),
    ...(isPayout ? [] : [fact('How the payer pays', FLOW[service.flow])]),
    fact('Call', ...calls),
    ...(service.two_step
      ? [
          fact(
            'Hold and capture',
            'A service of its own, opened by your provider: ',
            inlineCode('hold'),
            ' is true in ',
            limits,
            `; in the sandbox service_id ${service.two_step.id}`,
          ),
        ]
      : []),
    ...(service.payer_auth ? [fact('Next step, payer_auth', ...codes(service.payer_auth))] : []),
    fact(
      isPayout ? 'What the recipient does' : 'What the payer does',
      ...markdownInline(service.payer_action),
    ),
    fact('Time to a final status', ...markdownInline(service.time_to_final)),
    fact('Paid after expiry', service.late_payment ? 'Possible: status 5 may still become 1' : 'No'),
    fact('Refund', `${REFUND[service.refundable]}. `, ...markdownInline(service.refund_note)),
    fact(
      'Chargeback',
      service.chargeback ? 'Possible. ' : 'No. ',
      ...markdownInline(service.chargeback_note),
    ),
    fact('Limits and commissions', 'Set for your point: read them with ', limits, '.'),
  ];
  return [
    heading(2, 'facts', 'At a glance'),
    jsxBlock('FactChips', {}, [
      // Links of its own: the table has the same ones, and a node stands in one place of a tree.
      shortFacts(
        service,
        countries,
        isEither ? [operation('pay'), ' or ', operation('create')] : [operation(service.call)],
      ),
    ]),
    jsxBlock(
      'Details',
      { id: `${service.slug}-facts`, summary: 'All facts, with the time to a final status' },
      [table(COLUMNS, rows, { label: `${service.name} at a glance`, layout: 'records' })],
    ),
  ];
}
