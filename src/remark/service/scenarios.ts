/**
 * In: a catalogue entry and the test data. Out: `## Sandbox scenarios`: for each scenario its id, how to bring it about, what
 * happens, the callbacks; and what cannot be simulated.
 */
import type { Reference } from '../../reference/reference';
import { playedScenario, type PlayedScenario } from '../../reference/services/service-scenario';
import type { Service } from '../../reference/services/service-schema';
import { jsxBlock } from '../mdast/jsx';
import { copyable, statusLinks } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { GATEWAY_ROUTE } from '../cross-references/routes';
import { code, heading, inlineCode, link, list, paragraph, type Block, type Inline } from '../mdast/nodes';
import { outcomeLine } from '../cross-references/outcome';
import { table, type Row } from '../mdast/table';
import { codeLink } from '../cross-references/resolve';

const COLUMNS = ['Scenario', 'How to bring it about', 'What happens', 'Callbacks'];

/** Fewer rows than these are no reason for a closed block. */
const LEAST_FOLDED = 3;

const testOf = (item: Service['scenarios'][number]): string | undefined =>
  'test' in item ? item.test : undefined;

const idCell = (id: string): Inline[] => [link(`#${id}`, inlineCode(id))];

/** What the merchant does: sends a test value, or nothing but the link, where the payer decides on the page. */
function howTo({ row, sent, serviceId }: PlayedScenario): Inline[] {
  const title = [
    ...(row ? [link(`/reference/test_cards#${row.id}`, row.title), ': '] : []),
    ...(serviceId === undefined ? [] : [inlineCode('service_id'), ' ', copyable(String(serviceId)), ', ']),
  ];
  return sent
    ? [...title, inlineCode(sent.field), ' ', copyable(sent.value)]
    : [...title, 'open ', inlineCode('result.pay_url')];
}

function toRow(scenario: PlayedScenario, reference: Reference): Row {
  const { id, outcome, callbacks } = scenario;
  const cells = [outcomeLine(outcome, reference), statusLinks(callbacks, reference)];
  return { id, cells: [idCell(id), howTo(scenario), ...cells] };
}

/** A test value is shared when more than half of the services are tested with it. */
function isShared(test: string | undefined, { services }: Reference): boolean {
  if (test === undefined) return false;
  const users = [...services.values()].filter((service) =>
    service.scenarios.some((item) => testOf(item) === test),
  );
  return users.length * 2 > services.size;
}

/** The scenarios that are particular to the method, with the first one, which ends well; and those that most methods have. */
function scenarioTables(service: Service, reference: Reference): Block[] {
  const { rows } = reference.tables['test-cards'];
  const build = (items: Service['scenarios'], label: string): Block =>
    table(
      COLUMNS,
      items.map((item) => toRow(playedScenario(service, item, rows), reference)),
      { label, layout: 'records', name: 'scenarios' },
    );
  const label = `Sandbox scenarios of ${service.name}`;
  const shared = service.scenarios.filter((item, i) => i > 0 && isShared(testOf(item), reference));
  if (shared.length < LEAST_FOLDED) return [build(service.scenarios, label)];
  const summary = `${shared.length} more scenarios, which most methods have`;
  return [
    build(
      service.scenarios.filter((item) => !shared.includes(item)),
      label,
    ),
    jsxBlock('Details', { id: `${service.slug}-shared-scenarios`, summary }, [
      build(shared, `${label}, shared with other methods`),
    ]),
  ];
}

/** The local gateway plays the whole table, without an account. */
const playedByOneLine = (service: Service, { operator }: Reference): Block[] => [
  paragraph(
    'Play all of them on your own machine, without an account: ',
    link('/local_gateway', 'Run the gateway on your machine'),
    '.',
  ),
  code('bash', `curl -fsSO ${operator.hosts.site}${GATEWAY_ROUTE} && node gateway.mjs play ${service.slug}`),
];

export function scenarios(service: Service, reference: Reference): Block[] {
  return [
    heading(2, 'scenarios', 'Sandbox scenarios'),
    paragraph(
      'Use a test point. The ids are the same in the samples and in ',
      link('/reference/test_cards', 'Test cards'),
      '.',
    ),
    ...scenarioTables(service, reference),
    ...playedByOneLine(service, reference),
    paragraph(...markdownInline(service.cannot_simulate)),
  ];
}

/** A closed block with every error and failure reason that the service really produces. */
export function codesOf(service: Service, reference: Reference): Block[] {
  const errors = service.errors.map((code) => [paragraph(codeLink('error', code, reference))]);
  const reasons = service.failure_reasons.map((code) => [paragraph(codeLink('reason', code, reference))]);
  return [
    jsxBlock(
      'Details',
      { id: `${service.slug}-codes`, summary: 'Error codes and failure reasons of this service' },
      [
        paragraph('Errors: no transaction, or no change to it.'),
        list(errors),
        paragraph('Failure reasons: the transaction exists and has status 2.'),
        list(reasons),
      ],
    ),
  ];
}
