/**
 * In: a catalogue entry. Out: `## At a glance`: what a merchant asks first about a payment method, as a table of two columns.
 * Limits and commissions are not facts of the method: they belong to the merchant's own point.
 */
import type { Reference } from '../../reference/reference';
import { callOf, type Service } from '../../reference/services/service-schema';
import { relatedOperation } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { DIRECTION, FLOW, REFUND } from './words';

const COLUMNS = ['Question', { title: 'Answer', plain: true }];

const fact = (name: string, ...value: Inline[]): Row => ({ cells: [[name], value] });

const listed = (values: 'any' | readonly string[], any: string): string =>
  values === 'any' ? any : values.join(', ');

function codes(values: readonly string[]): Inline[] {
  return values.flatMap((value, i) => (i > 0 ? [', ', inlineCode(value)] : [inlineCode(value)]));
}

export function facts(service: Service, reference: Reference): Block[] {
  const operation = (name: string) => relatedOperation(`transaction-${name}`, 'v2', reference);
  const calls: Inline[] =
    callOf(service) === 'either'
      ? [operation('pay'), ', or ', operation('create'), ' for the hosted page']
      : [operation(service.call)];
  const limits = relatedOperation('service-list', 'v2', reference);
  const rows = [
    fact('Direction', DIRECTION[service.direction]),
    fact('Countries', listed(service.countries, 'Not bound to countries')),
    fact('Currencies', listed(service.currencies, 'Those of your wallets that your provider allows')),
    fact('How the payer pays', FLOW[service.flow]),
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
    fact('What the payer does', ...markdownInline(service.payer_action)),
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
    table(COLUMNS, rows, { label: `${service.name} at a glance`, layout: 'records' }),
  ];
}
