/** In: an entry of the catalogue. Out: its documented scenarios, ready to be played. */
import type { Service } from '@gateway-docs/site-data/services';
import type { Catalogue } from '../catalogue/catalogue';
import { beforeGatewayOf } from './before-gateway';
import type { Part } from './run-scenario';
import { sentFor } from './service-scenarios';

/** An external id may have 48 characters, and a reserved prefix stands before it. */
const LONGEST_ID = 30;

/** What of a catalogue the requests of scenarios are made from. */
type Requests = Pick<Catalogue, 'requests'> & { readonly tables: Pick<Catalogue['tables'], 'test-cards'> };

/**
 * The parts that a guide documents.
 * @param suffix makes the external ids new on a gateway that goes on running
 */
export function partsOf({ tables, requests }: Requests, service: Service, suffix: string): Part[] {
  const { rows, defaults } = tables['test-cards'];
  const { operation, body } = requests[service.slug] ?? { operation: '', body: {} };
  return service.scenarios.map((scenario) => {
    const id = `${scenario.id.slice(0, LONGEST_ID - suffix.length)}${suffix}`;
    const request = { ...body, external_transaction_id: id };
    const sent = sentFor(service, scenario, request, rows, defaults);
    const beforeGateway = beforeGatewayOf(service, sent.outcome);
    return { service: service.slug, scenario: scenario.id, operation, sent, beforeGateway };
  });
}
