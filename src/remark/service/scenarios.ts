/**
 * In: a catalogue entry and the test data. Out: `## Sandbox scenarios`: for each scenario its id, how to bring it about, what
 * happens, the callbacks; and what cannot be simulated.
 */
import type { Reference } from '../../reference/reference';
import type { Service, ServiceScenario } from '../../reference/services/service-schema';
import { testValueFor } from '../../reference/services/service-test-value';
import { jsxBlock } from '../mdast/jsx';
import { copyable, statusLinks } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, list, paragraph, type Block, type Inline } from '../mdast/nodes';
import { outcomeLine } from '../cross-references/outcome';
import { table, type Row } from '../mdast/table';
import { codeLink } from '../cross-references/resolve';
import { suggest } from '../../base/suggest';
import { WriterError } from '../../reference/reading/writer-error';

const COLUMNS = ['Scenario', 'How to bring it about', 'What happens', 'Callbacks'];

const idCell = (id: string): Inline[] => [link(`#${id}`, inlineCode(id))];

function tested(service: Service, id: string, test: string, reference: Reference): Row {
  const rows = reference.tables['test-cards'].rows;
  const row = rows.find((item) => item.id === test);
  if (!row) {
    throw new WriterError(
      `Scenario ${id} names the test data "${test}". ${suggest(
        test,
        rows.map((item) => item.id),
      )}`,
    );
  }
  const trigger: Inline[] = [
    link(`/reference/test_cards#${row.id}`, row.title),
    ': ',
    inlineCode(row.trigger.field),
    ' ',
    copyable(testValueFor(service, row)),
  ];
  return {
    id,
    cells: [idCell(id), trigger, outcomeLine(row.outcome, reference), statusLinks(row.callbacks, reference)],
  };
}

function toRow(service: Service, scenario: ServiceScenario, reference: Reference): Row {
  if ('test' in scenario) return tested(service, scenario.id, scenario.test, reference);
  const { id, trigger, status, failure_reason_code: reason, callbacks } = scenario;
  const outcome = outcomeLine({ status, failure_reason_code: reason }, reference);
  return { id, cells: [idCell(id), markdownInline(trigger), outcome, statusLinks(callbacks, reference)] };
}

export function scenarios(service: Service, reference: Reference): Block[] {
  return [
    heading(2, 'scenarios', 'Sandbox scenarios'),
    paragraph(
      'Use a test point. The ids are the same in the samples and in ',
      link('/reference/test_cards', 'Test cards'),
      '.',
    ),
    table(
      COLUMNS,
      service.scenarios.map((item) => toRow(service, item, reference)),
      {
        label: `Sandbox scenarios of ${service.name}`,
        layout: 'records',
      },
    ),
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
