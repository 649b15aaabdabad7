/**
 * In: a catalogue entry. Out: `## Request and response`: the call of this method and what the gateway responds.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { serviceFormRoute, CHECKING, checkFormRoute } from '@gateway-docs/gateway/protocol';
import { runHere } from '../samples/run-here';
import { serviceSamples } from '../samples/sample-files';
import { type Service, checkFields } from '@gateway-docs/site-data/services';
import { relatedOperation } from '../cross-references/links';
import { code, details, filled, heading, paragraph, type Block } from '../mdast';
import { sampleTabs } from '../samples/sample-tabs';
import { WriterError } from '@gateway-docs/kit';

/**
 * In: a catalogue entry whose example has a `check`. Out: the request by which `transaction/validate` checks a payment of this method, and the
 * buttons that run it.
 * @throws WriterError for an entry whose example has no `check`
 */
export function check(service: Service, { operations, wholeOperations, operator, offer }: SiteData): Block[] {
  if (offer.without.operation.has(CHECKING)) return [];
  const call = operations.find(({ id, version }) => id === CHECKING && version === 'v2');
  if (service.example.check === undefined || !call)
    throw new WriterError(
      `"${service.slug}" has no check: its example in data/services says what one sends beside its fields.`,
    );
  const body = { ...serviceBodies(service, wholeOperations, operator).request, fields: checkFields(service) };
  return [
    code('json', JSON.stringify(body, null, 2), `title="POST ${call.path}"`),
    ...runHere(checkFormRoute(service.slug)),
  ];
}

const json = (value: unknown, title: string): Block =>
  code('json', JSON.stringify(value, null, 2), `title="${title}"`);

/** @param earlier how many examples of other services the page has before it; a second one is folded */
export function example(service: Service, site: SiteData, earlier: number): Block[] {
  const { wholeOperations, operator } = site;
  const bodies = serviceBodies(service, wholeOperations, operator);
  const samples = [
    ...sampleTabs(serviceSamples(service, site), site, 'Request'),
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
