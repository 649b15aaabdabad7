/**
 * In: the operations and the catalogue. Out: the files of samples: one for each operation and version, one for each service, with the
 * route under which the browser finds it. The page itself holds the first language only.
 */
import { objectOf, type Operation } from '@gateway-docs/site-data/model';
import { serviceBodies, type SiteData } from '@gateway-docs/contract';
import type { Service } from '@gateway-docs/site-data/services';
import { callsOf, type SampleCall } from '@gateway-docs/contract/samples';

export interface SampleFile {
  /** `/samples/v2/transaction-create.json` */
  readonly route: string;
  readonly calls: readonly SampleCall[];
}

/** What the request of a service is derived from. */
type Sources = Pick<SiteData, 'wholeOperations' | 'operator'>;

/** @returns undefined for a callback, which the merchant does not call */
export function operationSamples(operation: Operation): SampleFile | undefined {
  const calls = callsOf(operation);
  if (calls.length === 0) return undefined;
  return { route: `/samples/${operation.version}/${operation.id}.json`, calls };
}

/** @throws Error when the contract lacks the example that the service's request is derived from */
export function serviceSamples(service: Service, { wholeOperations, operator }: Sources): SampleFile {
  const { operation: id, request } = serviceBodies(service, wholeOperations, operator);
  const path = wholeOperations.find((item) => item.id === id && item.version === 'v2')?.path ?? '';
  const call: SampleCall = {
    // The one example in its file.
    name: 'request',
    title: 'Request',
    operation: id,
    path,
    credentials: 'signature',
    body: objectOf(request),
  };
  return { route: `/samples/services/${service.slug}.json`, calls: [call] };
}

/** Every file, in the order of the contract and of the catalogue. */
export const sampleFiles = (site: Sources & Pick<SiteData, 'operations' | 'services'>): SampleFile[] => [
  ...site.operations.flatMap((operation) => operationSamples(operation) ?? []),
  ...Array.from(site.services.values(), (service) => serviceSamples(service, site)),
];
