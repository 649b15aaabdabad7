/**
 * In: a text of a diagram and the contract. Out: the names in the text that the contract knows, by which a call or a response can be recognised:
 * endpoints, members of bodies, values of lists. Words of English are none: a name has an underscore or a dot, a value is in capitals.
 */
import type { Field, Operation } from '@gateway-docs/site-data/model';

export interface NamesInSteps {
  /** Endpoints that a text names: `transaction/pay`. */
  readonly endpoints: (text: string) => string[];
  /** Members of requests that a text names, without what they are in. */
  readonly ofRequests: (text: string) => string[];
  /** Members of responses that a text names, without what they are in, and values of lists. */
  readonly ofResponses: (text: string) => string[];
  /** Codes of the statuses after which the payer can do nothing more. */
  readonly finalStatuses: readonly number[];
}

/** What the names are taken from. */
export interface NameSources {
  readonly operations: readonly Operation[];
  readonly statuses: readonly { readonly code: number; readonly final: boolean }[];
  /** Fields of services, which the contract does not list. */
  readonly serviceFields: Iterable<string>;
}

const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...everyField(field.fields)]);

/** `/api/v2/transaction/pay` → `transaction/pay` */
const endpointOf = (path: string): string => path.replace(/^\/api\/v\d+\//, '');

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** `REDIRECT`, `3DS`; a number is a code or an amount. */
const VALUE = /^(?=.*[A-Z])[A-Z0-9]{3,}$/;
/** `transaction/pay`, `service/{service_id}` */
const ENDPOINT = /\w+\/[\w{}]+/g;

const unique = (names: readonly string[]): string[] => [...new Set(names)];

export function namesInSteps({ operations, statuses, serviceFields }: NameSources): NamesInSteps {
  const calls = operations.filter(({ direction }) => direction === 'call');
  const endpoints = calls.map(({ path }) => `/${endpointOf(path)}`);
  const responseFields = calls.flatMap(({ responses }) =>
    everyField(responses.flatMap(({ fields }) => fields)),
  );
  const values = responseFields.flatMap(({ constraints }) => constraints.enum ?? []).map(String);
  const requestMembers = new Set([
    ...calls.flatMap(({ request }) => everyField(request).map(({ name }) => name)),
    ...serviceFields,
  ]);
  const responseNames = new Set([
    ...responseFields.map(({ name }) => name),
    ...values.filter((value) => VALUE.test(value)),
  ]);
  const namedIn = (text: string, known: ReadonlySet<string>): string[] => {
    const names = text.replace(ENDPOINT, ' ').match(/\b\w+(?:[._]\w+)+\b|\b[A-Z0-9]{3,}\b/g) ?? [];
    return unique(names.map(lastPart).filter((name) => known.has(name)));
  };
  return {
    endpoints: (text) =>
      unique(
        (text.match(ENDPOINT) ?? []).filter((name) => endpoints.some((one) => one.endsWith(`/${name}`))),
      ),
    ofRequests: (text) => namedIn(text, requestMembers),
    ofResponses: (text) => namedIn(text, responseNames),
    finalStatuses: statuses.filter(({ final }) => final).map(({ code }) => code),
  };
}
