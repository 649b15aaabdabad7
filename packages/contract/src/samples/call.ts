/**
 * In: an operation of the contract, or a body of the catalogue. Out: the calls that samples are written for: path, credentials and body, with
 * what the signing client adds taken out again.
 */
import { objectOf, type Credentials, type Operation } from '@gateway-docs/site-data/model';
import type { SiteData } from '../site';

/** Credentials that a sample shows how to send. */
export type SampleCredentials = Exclude<Credentials, 'none'>;

/** @returns the sandbox of the operator, with the point and the token of the published test vectors */
export const settingsOf = ({ operator, vectors }: Pick<SiteData, 'operator' | 'vectors'>) => ({
  /** Origin of the sandbox. */
  apiUrl: operator.hosts.sandbox,
  pointId: String(vectors.point_id),
  apiToken: vectors.api_token,
});

/** What a sample without a client says of the host and the point: those of the sandbox, which are public. */
export type SampleSettings = Readonly<ReturnType<typeof settingsOf>>;

/** `/service/{service_id}` becomes `/service/1052`, with the parameter's example. */
function filledPath({ id, version, path, parameters }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((parameter) => parameter.name === name)?.example;
    if (example === undefined) throw new Error(`${version} ${id}: the parameter ${name} has no example.`);
    return encodeURIComponent(example);
  });
}

/**
 * @param operation a call of the merchant; callbacks have no samples
 * @throws Error when a parameter of the path has no example
 */
export function callsOf(operation: Operation) {
  const { credentials } = operation;
  if (operation.direction === 'callback' || credentials === 'none') return [];
  return operation.requestExamples.map(({ name, title, description, value }) => {
    const { auth: _credentials, ...body } = objectOf(value);
    return {
      /** Name of the contract's example, unique within the operation. */
      name,
      title,
      ...(description === undefined ? {} : { description }),
      /** Id of the operation; compiled languages name their program by it. */
      operation: operation.id,
      /** Path of the endpoint, its parameters filled in. */
      path: filledPath(operation),
      credentials,
      /** Without `auth`. */
      body,
    };
  });
}

export type SampleCall = Readonly<ReturnType<typeof callsOf>[number]>;
