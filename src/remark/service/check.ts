/**
 * In: a catalogue entry whose example has a `check`. Out: the request by which `transaction/validate` checks a payment of this method, and the
 * buttons that run it.
 */
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { CHECKING, checkFormRoute } from '@gateway-docs/gateway/protocol';
import { WriterError } from '@gateway-docs/kit';
import { checkFields, type Service } from '@gateway-docs/site-data/services';
import { code, type Block } from '../mdast';
import { runHere } from '../samples/run-here';

/** @throws WriterError for an entry whose example has no `check` */
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
