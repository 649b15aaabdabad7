/**
 * In: the codes that a call answers. Out: its error responses. HTTP statuses come from `data/api-error-codes.yaml`, descriptions from
 * `api/shared/error-responses.yaml`, one example for each code from `api/shared/examples/errors.yaml`, or from the call itself where
 * it names another field.
 */
import * as z from 'zod';
import type { Folder } from '@gateway-docs/kit/yaml';
import { strict, text } from '@gateway-docs/kit/schema';
import type { ApiErrorCodeTable } from '@gateway-docs/site-data/tables';
import { fieldInMessage } from '../values';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';

const FILE = 'error-responses.yaml';
const NAME = `api/shared/${FILE}`;
const EXAMPLES_FILE = 'examples/errors.yaml';
/** Where the HTTP status of a code is said; the documents change with it. */
const ERROR_CODES_FILE = 'data/api-error-codes.yaml';

const object = z.record(z.string(), z.json());

const status = strict({
  component: z.string().optional(),
  description: text,
  description_with_more: text.optional(),
  headers: object.optional(),
  examples: z.record(z.string(), object).optional(),
});

const schema = strict({
  every_call: z.array(z.int()),
  statuses: z.record(z.string().regex(/^[45]\d\d$/, 'the keys are HTTP statuses in quotes'), status),
});

type StatusTexts = z.infer<typeof status>;

/** `error.message` of an example by code, for a call whose field has another name than in the example of all calls. */
export type ErrorMessages = Readonly<Record<string, string>>;

/** One example of an error response, as a pointer from an entry document or as a value. */
interface ErrorExample {
  readonly code: number;
  readonly status: string;
  /** `error-203` */
  readonly name: string;
  readonly example: JsonObject;
}

/** Code that the transport's own statuses come with. */
const TRANSPORT_CODE = 10;

/**
 * @param shared what the documents share, `api/shared`
 * @param codes the table of errors
 * @throws Error that names the file and what is wrong in it
 */
export function readErrorSources(shared: Folder, { rows }: ApiErrorCodeTable) {
  return {
    texts: shared.yaml(FILE, schema),
    /** HTTP status of v2 by code. */
    statusOf: new Map(rows.map(({ code, http_status_v2 }) => [code, String(http_status_v2)])),
    titleOf: new Map(rows.map(({ code, title }) => [code, title])),
    /** Codes whose example is written by hand; that of another is its title. */
    written: new Set(Object.keys(shared.yaml(EXAMPLES_FILE, object))),
  };
}

/** What error responses are made from. */
export type ErrorSources = ReturnType<typeof readErrorSources>;

const isTransport = ({ examples }: StatusTexts): boolean => examples !== undefined;

/** The example of one call alone. */
function ownExample(code: number, title: string, message: string): JsonObject {
  const field = fieldInMessage(message);
  const error = { code, title, message, ...(field === undefined ? {} : { field }) };
  return { summary: `${code}: ${title}`, value: { error, response: null } };
}

/**
 * @param document as it was bundled: its schema of a code says what a code is
 * @param sources whose table has the codes
 * @returns the document in which the schema lists all codes of errors; the code 0 is none
 */
export function withErrorCodes(document: JsonObject, { titleOf }: ErrorSources): JsonObject {
  const components = objectOf(document.components);
  const schemas = objectOf(components.schemas);
  if (schemas['error-code'] === undefined) return document;
  const { examples = [], ...schema } = objectOf(schemas['error-code']);
  const codes = [...titleOf.keys()].filter((code) => code !== 0);
  const listed = { ...schema, enum: codes, examples };
  return { ...document, components: { ...components, schemas: { ...schemas, 'error-code': listed } } };
}

/** @throws Error where a message belongs to a code that the call does not answer, or that every call shares */
function checkMessages(messages: ErrorMessages, codes: readonly number[], common: number[], file: string) {
  const own = codes.filter((code) => !common.includes(code));
  const lost = Object.keys(messages).find((code) => !own.includes(Number(code)));
  if (lost !== undefined)
    throw new Error(`${file}: error_examples names ${lost}; the call has its own errors ${own.join(', ')}.`);
}

/**
 * @param codes that a call answers
 * @param file of the call, for messages
 * @param messages of the call's own examples
 * @returns an example for each code and each status of the transport, by status and then by code
 * @throws Error that names a code without a row, a status without a description, or a message that no code of the call takes
 */
export function errorExamples(
  codes: readonly number[],
  { texts, statusOf, titleOf, written }: ErrorSources,
  file: string,
  messages: ErrorMessages = {},
): ErrorExample[] {
  checkMessages(messages, codes, texts.every_call, file);
  const ofCodes = codes.map((code): ErrorExample => {
    const status = statusOf.get(code);
    if (status === undefined)
      throw new Error(`${file}: errors names ${code}, but ${ERROR_CODES_FILE} has no row with this code.`);
    if (!texts.statuses[status])
      throw new Error(
        `${ERROR_CODES_FILE} gives error ${code} the HTTP status ${status}, which ${NAME} does not describe. It has: ${Object.keys(texts.statuses).join(', ')}.`,
      );
    const title = titleOf.get(code) ?? '';
    const message = messages[code];
    const example =
      message === undefined && written.has(String(code))
        ? { $ref: `../shared/${EXAMPLES_FILE}#/${code}` }
        : ownExample(code, title, message ?? title);
    return { code, status, name: `error-${code}`, example };
  });
  const ofTransport = Object.entries(texts.statuses).flatMap(([status, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({ code: TRANSPORT_CODE, status, name, example })),
  );
  return [...ofCodes, ...ofTransport].sort((a, b) => Number(a.status) - Number(b.status) || a.code - b.code);
}

/** What every response carries, an error too, with `$ref` relative to the head of a document. */
export const EVERY_RESPONSE: JsonObject = {
  'X-Request-Id': { $ref: '../shared/headers/request-id.yaml' },
};

const response = ({ headers }: StatusTexts, description: string, examples: readonly ErrorExample[]) => ({
  description,
  headers: { ...EVERY_RESPONSE, ...headers },
  content: {
    'application/json': {
      schema: { $ref: '../shared/schemas/envelope/error-answer.yaml' },
      examples: Object.fromEntries(examples.map(({ name, example }) => [name, example])),
    },
  },
});

/**
 * @param examples those of one call, from `errorExamples`
 * @returns its responses by HTTP status, and the components that they point to, by a path in `api` at which no file lies; where nothing but what every call answers has the status, a pointer to a component
 */
export function errorResponses(examples: readonly ErrorExample[], { texts, statusOf }: ErrorSources) {
  const responses: Record<string, JsonObject> = {};
  const components = new Map<string, JsonObject>();
  for (const [status, about] of Object.entries(texts.statuses)) {
    const here = examples.filter((example) => example.status === status);
    if (here.length === 0) continue;
    const common = texts.every_call.filter((code) => statusOf.get(code) === status);
    const isCommon = isTransport(about) || String(here.map(({ code }) => code)) === String(common);
    if (about.component !== undefined && isCommon) {
      components.set(`responses/${about.component}.yaml`, response(about, about.description, here));
      responses[status] = { $ref: `../responses/${about.component}.yaml` };
    } else {
      responses[status] = response(about, about.description_with_more ?? about.description, here);
    }
  }
  return { responses, components };
}
