/**
 * In: the folder of the calls, `api/shared/operations`. Out: each call as its writer describes it, checked: path, summary, response, facts. Everything else of
 * its OpenAPI operation follows from these (derive-document.ts).
 */
import path from 'node:path';
import * as z from 'zod';
import type { Folder } from '@gateway-docs/kit/yaml';
import { checked, strict, text } from '@gateway-docs/kit/schema';
import type { Version } from '@gateway-docs/site-data/model';

/** The one operation that is no call: the documents have it under `webhooks` and take its facts only. */
export const CALLBACK = 'callback';

const codes = z.array(z.int({ error: 'codes are whole numbers' }).nonnegative());
const byCode = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().regex(/^\d+$/, 'the keys are codes'), value);
const pointers = z.array(text, { error: 'expected a list of operation ids and routes of pages' });
const release = z.string().regex(/^\d+\.\d+$/, "write the release as '2.6', in quotes");

/** The facts that pages print; they are published as `x-reference`, in this order. */
const facts = {
  purpose: text,
  when: text,
  before: pointers,
  after: pointers,
  errors: codes,
  /** Those of `errors` that come in v2 only. */
  v2_errors: codes.optional(),
  error_texts: byCode(strict({ cause: text.optional(), remedy: text.optional() })).optional(),
  statuses: codes,
  idempotency: text,
  retry: text,
  since: strict({ v1: release.optional(), v2: release }),
};

const json = z.record(z.string(), z.json(), {
  error: 'expected a schema: a `$ref` to one in ../schemas, or `type`, `title` and the rest of it',
});

const callFile = strict({
  path: z
    .string({ error: 'expected the path of the endpoint' })
    .regex(/^(\/([\w-]+|\{\w+\}))+$/, 'write the path of the endpoint: /api/{version}/transaction/create'),
  summary: text.max(60),
  credentials: z.literal('bearer', { error: 'credentials is bearer, or left out' }).optional(),
  parameters: z.array(json).optional(),
  /** What has to be offered for the call to be of use, as in the front matter of a page: kind:crypto. */
  only: text.optional(),
  /** It moves money: v2 takes the header Idempotency-Key. */
  idempotency_key: z.literal(true, { error: 'idempotency_key is true, or left out' }).optional(),
  response: strict({
    description: text,
    component: z
      .string()
      .regex(/^[a-z0-9-]+-answer$/, 'the name ends with -answer')
      .optional(),
    schema: json,
  }),
  /** error.message by code, where the field has another name than in api/shared/examples/errors.yaml. */
  error_examples: byCode(text).optional(),
  ...facts,
});

const callSchema = checked(callFile, ({ path: endpoint, since, errors, v2_errors: ofV2 = [] }, report) => {
  for (const code of ofV2)
    if (!errors.includes(code)) report(['v2_errors'], `errors does not name ${code}, which v2_errors names`);
  if (endpoint.includes('{version}') === (since.v1 !== undefined)) return;
  const both = 'write {version} where v1 and v2 stand in the path: since names both versions';
  report(['path'], since.v1 ? both : 'since names v2 alone, so the path has no {version}');
});

type CallFile = z.infer<typeof callSchema>;
/** What `x-reference` is made from, before it is narrowed to one version. */
export type CallFacts = Pick<CallFile, keyof typeof facts>;

/** A call as its writer describes it. */
export interface Call extends Omit<CallFile, keyof typeof facts> {
  readonly id: string;
  /** Its file, relative to the repository's root. */
  readonly file: string;
  readonly facts: CallFacts;
}

/** The `$ref` to other files in a value. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

/** @throws Error that names file, line and the file that is not there */
function refuseBrokenReferences(folder: Folder, file: string, call: CallFile): void {
  for (const reference of referencesIn([call.parameters, call.response])) {
    const [target = ''] = reference.split('#');
    if (target === '' || folder.has(target)) continue;
    const lines = folder.text(file).split('\n');
    const line = lines.findIndex((text) => text.includes(reference)) + 1;
    throw new Error(
      `${folder.nameOf(file)}:${line}: $ref names ${folder.nameOf(target)}, but there is no such file.`,
    );
  }
}

const idOf = (file: string): string => path.posix.basename(file, '.yaml');

function readCall(folder: Folder, file: string): Call {
  const call = folder.yaml(file, callSchema);
  refuseBrokenReferences(folder, file, call);
  const isFact = ([name]: [string, unknown]): boolean => name in facts;
  const own = Object.entries(call);
  return {
    ...(Object.fromEntries(own.filter((entry) => !isFact(entry))) as Omit<CallFile, keyof CallFacts>),
    id: idOf(file),
    file: folder.nameOf(file),
    facts: Object.fromEntries(own.filter(isFact)) as CallFacts,
  };
}

/** Calls by their ids, in the order of the file names. */
export type Calls = ReadonlyMap<string, Call>;

/**
 * @param folder of the calls
 * @throws Error with file and key, or file and line, for the first one that is not as it should be
 */
export function readCalls(folder: Folder): Calls {
  const files = folder.list().filter((file) => idOf(file) !== CALLBACK);
  return new Map(files.map((file) => [idOf(file), readCall(folder, file)]));
}

/** @returns path of the endpoint in a version, or undefined where the version lacks the call */
export const endpointOf = ({ path: endpoint, facts: { since } }: Call, version: Version) =>
  since[version] === undefined ? undefined : endpoint.replace('{version}', version);
