/**
 * In: a catalogue entry. Out: `## Request and answer`: the call of this method and what the gateway answers, as JSON.
 */
import type { Reference } from '../../reference/reference';
import { serviceBodies } from '../../reference/service-bodies';
import type { Service } from '../../reference/service-schema';
import { relatedOperation } from '../build/links';
import { code, heading, link, paragraph, type Block } from '../build/nodes';

const json = (value: unknown, title: string): Block =>
  code('json', JSON.stringify(value, null, 2), `title="${title}"`);

export function example(service: Service, reference: Reference): Block[] {
  const bodies = serviceBodies(service, reference.operations, reference.operator);
  return [
    heading(2, 'example', 'Request and answer'),
    paragraph(
      'The body for ',
      relatedOperation(bodies.operation, 'v2', reference),
      ', ',
      link('/request_format#signing-rule', 'signed'),
      ' as every request:',
    ),
    json(bodies.request, 'Request'),
    json(bodies.answer, 'Answer'),
  ];
}
