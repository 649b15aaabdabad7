/**
 * In: one resolved OpenAPI document. Out: its operations as the site knows them, calls and callbacks, in document order.
 */
import type { Example, Family, Field, Operation, Response } from '@gateway-docs/site-data/model';
import { FAMILIES } from '../openapi/families';
import { schemaPointer } from '../openapi/pointers';
import type { ContractDocument } from '../openapi/documents';
import { listOperations } from '../openapi/document';
import type { DocumentMedia, DocumentParameter, DocumentResponse } from '../openapi/document';
import { credentialHeaders, credentialsOf } from './read-credentials';
import { readFields } from './read-fields';
import type { Schema } from '../openapi/schema';

const media = (content: Readonly<Record<string, DocumentMedia>> | undefined): DocumentMedia | undefined =>
  content && (content['application/json'] ?? Object.values(content)[0]);

function readExamples(body: DocumentMedia | undefined): Example[] {
  return Object.entries(body?.examples ?? {}).map(([name, example]) => ({
    name,
    title: example.summary ?? name,
    ...(example.description ? { description: example.description } : {}),
    value: example.value,
  }));
}

/** Header and path parameters read like fields of a body. */
function readParameter(parameter: DocumentParameter): Field {
  const { name, schema = {}, required = false } = parameter;
  const [field] = readFields({ properties: { [name]: schema }, required: required ? [name] : [] });
  if (!field) throw new Error(`Parameter ${name} could not be read.`);
  const given = parameter.example;
  const example =
    given === undefined ? {} : { example: typeof given === 'string' ? given : JSON.stringify(given) };
  return { ...field, ...example, description: parameter.description ?? field.description };
}

/** A request of which one of several properties is needed says so in its description. */
function ruleOf({ oneOf, anyOf, allOf = [], description }: Schema): string {
  const own = oneOf || anyOf ? [description ?? ''] : [];
  return [...own, ...allOf.map(ruleOf)].filter(Boolean).join(' ');
}

/** v1 answers errors with status 200 too: its schema is a choice, and the first alternative is the response without an error. */
const responseSchema = (schema: Schema): Schema => (schema.anyOf ?? schema.oneOf)?.[0] ?? schema;

function readResponse(status: string, response: DocumentResponse, schema: string | undefined): Response {
  const body = media(response.content);
  return {
    status,
    description: response.description ?? '',
    fields: readFields(responseSchema(body?.schema ?? {})),
    headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
      readParameter({ name, in: 'header', ...header }),
    ),
    examples: readExamples(body),
    ...(schema === undefined ? {} : { schema }),
  };
}

/** Names both the place and the key, so that the person who edits the contract finds it. */
function required<Value>(value: Value | undefined, location: string, advice: string): Value {
  if (value === undefined) throw new Error(`${location} is missing. ${advice}`);
  return value;
}

/** `/api/v2/transaction/create` → `transaction/create`. */
const nameOf = (path: string): string =>
  path
    .replaceAll(/[{}]/g, '')
    .replace(/^\/api\/(?<family>reports\/)?v\d\//, '$<family>')
    .replace(/^\/(?:invoicing\/api_invoicing|services\/invoicing\/api)\//, '');

/** YAML has the codes as text. */
const byCode = <Value>(entries: Readonly<Record<string, Value>> = {}): Map<number, Value> =>
  new Map(Object.entries(entries).map(([code, value]) => [Number(code), value]));

/**
 * @param document in both forms: JSON pointers go into the published one
 * @throws Error that names file and pointer when an operation lacks its id, facts or purpose
 */
export function readOperations(
  { resolved: document, published }: Omit<ContractDocument, 'download'>,
  family: Family,
): Operation[] {
  const { head, generation: version } = FAMILIES[family];
  return listOperations(document).map(({ path, method, direction, operation: source }): Operation => {
    const steps = [direction === 'call' ? 'paths' : 'webhooks', path, method];
    const pointer = `api/${head}: ${steps.join('/')}`;
    const id = required(source.operationId, `${pointer}/operationId`, 'Give the id that every version uses.');
    const advice = `Point it to api/shared/operations/${id}.yaml: purpose, errors and statuses come from there.`;
    const facts = required(source['x-reference'], `${pointer}/x-reference`, advice);
    const parameters = source.parameters ?? [];
    const body = media(source.requestBody?.content);
    const requestSchema = source.requestBody && schemaPointer(published, [...steps, 'requestBody']);
    return {
      id,
      version,
      family,
      direction,
      method: method === 'post' ? 'POST' : 'GET',
      path: direction === 'call' ? path : '',
      name: direction === 'call' ? nameOf(path) : id,
      title: source.summary ?? id,
      ...(facts.since ? { since: facts.since } : {}),
      credentials: credentialsOf(document, source, version, direction),
      headers: [
        ...credentialHeaders(document, source),
        ...parameters.filter((item) => item.in === 'header').map(readParameter),
      ],
      parameters: parameters.filter((item) => item.in !== 'header').map(readParameter),
      request: readFields(body?.schema ?? {}),
      requestRule: ruleOf(body?.schema ?? {}),
      requestExamples: readExamples(body),
      ...(requestSchema === undefined ? {} : { requestSchema }),
      responses: Object.entries(source.responses ?? {}).map(([status, response]) =>
        readResponse(status, response, schemaPointer(published, [...steps, 'responses', status])),
      ),
      purpose: required(
        facts.purpose,
        `${pointer}/x-reference/purpose`,
        'Say in one sentence what the call does.',
      ),
      when: facts.when ?? '',
      before: facts.before ?? [],
      after: facts.after ?? [],
      errors: facts.errors ?? [],
      errorTexts: byCode(facts.error_texts),
      statuses: facts.statuses ?? [],
      idempotency: facts.idempotency ?? '',
      retry: facts.retry ?? '',
    };
  });
}
