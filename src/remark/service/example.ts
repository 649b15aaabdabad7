/**
 * In: a catalogue entry. Out: `## Request and response`: the call of this method and what the gateway responds.
 */
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { serviceFormRoute } from '@gateway-docs/gateway/protocol';
import { runHere } from '../samples/run-here';
import { serviceSamples } from '../samples/sample-files';
import type { Service } from '@gateway-docs/site-data/services';
import { relatedOperation } from '../cross-references/links';
import { jsxBlock } from '../mdast/jsx';
import { code, heading, link, paragraph, type Block } from '../mdast/nodes';
import { sampleTabs } from '../samples/sample-tabs';

const json = (value: unknown, title: string): Block =>
  code('json', JSON.stringify(value, null, 2), `title="${title}"`);

/** @param earlier how many examples of other services the page has before it; a second one is folded */
export function example(service: Service, reference: SiteData, earlier: number): Block[] {
  const { wholeOperations, operator } = reference;
  const bodies = serviceBodies(service, wholeOperations, operator);
  const samples = [
    ...sampleTabs(serviceSamples(service, wholeOperations, operator), reference, 'Request'),
    ...runHere(serviceFormRoute(service.slug)),
    json(bodies.response, 'Response'),
  ];
  const summary = `Request and response of ${service.name}`;
  return [
    heading(2, 'example', 'Request and response'),
    paragraph(
      relatedOperation(bodies.operation, 'v2', reference),
      ' with the body of this method, sent by the ',
      link('/clients', 'signing client'),
      ':',
    ),
    ...(earlier > 0
      ? [jsxBlock('Details', { id: `${service.slug}-request-and-response`, summary }, samples)]
      : samples),
  ];
}
