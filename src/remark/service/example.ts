/**
 * In: a catalogue entry. Out: `## Request and response`: the call of this method and what the gateway responds.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { serviceFormRoute } from '@gateway-docs/gateway/protocol';
import { runHere } from '../samples/run-here';
import { serviceSamples } from '../samples/sample-files';
import type { Service } from '@gateway-docs/site-data/services';
import { relatedOperation } from '../cross-references/links';
import { code, details, filled, heading, paragraph, type Block } from '../mdast';
import { sampleTabs } from '../samples/sample-tabs';

const json = (value: unknown, title: string): Block =>
  code('json', JSON.stringify(value, null, 2), `title="${title}"`);

/** @param earlier how many examples of other services the page has before it; a second one is folded */
export function example(service: Service, site: SiteData, earlier: number): Block[] {
  const { wholeOperations, operator } = site;
  const bodies = serviceBodies(service, wholeOperations, operator);
  const samples = [
    ...sampleTabs(serviceSamples(service, wholeOperations, operator), site, 'Request'),
    ...runHere(serviceFormRoute(service.slug)),
    json(bodies.response, 'Response'),
  ];
  const summary = fillText(texts.exampleOf, { name: service.name });
  return [
    heading(2, 'example', 'Request and response'),
    paragraph(...filled(texts.example, { call: [relatedOperation(bodies.operation, 'v2', site)] })),
    ...(earlier > 0 ? [details(`${service.slug}-request-and-response`, summary, samples)] : samples),
  ];
}
