/**
 * In: the operations of a version. Out: a Postman collection: a folder for each group of calls, in it a request for each
 * example, the script that signs, and the variables that it reads. It calls the sandbox until the reader changes `api_url`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { eachCallOnce } from '../openapi/groups';
import type { Operation, Version } from '@gateway-docs/site-data/model';
import type { SiteData } from '../site';
import { toPostmanText, type PostmanSource } from './describe';
import { identify, SCHEMA } from './format';
import { itemsOf } from './item';

/** A call with several examples gets a folder of its own. */
function entryOf(operation: Operation, source: PostmanSource) {
  const items = itemsOf(operation, source);
  const [only] = items;
  if (only && items.length === 1) return only;
  return {
    id: identify(operation.version, operation.id),
    name: operation.title,
    description: toPostmanText(operation.purpose, source),
    item: items,
  };
}

function folders(version: Version, source: PostmanSource) {
  const calls = source.operations.filter((item) => item.version === version && item.direction === 'call');
  // A call that serves two purposes stands in the first group, with its requests for both.
  return eachCallOnce(source.groups).flatMap(({ slug, title, text, operations }) => {
    const found = operations.flatMap((id) => calls.find((call) => call.id === id) ?? []);
    if (found.length === 0) return [];
    return [
      {
        id: identify(version, slug),
        name: title,
        description: toPostmanText(text, source),
        item: found.map((operation) => entryOf(operation, source)),
      },
    ];
  });
}

const variable = (key: string, value: string, description: string) => ({ key, value, description });

const variables = (version: Version, { operator, vectors }: SiteData) => [
  variable('api_url', operator.hosts.sandbox, 'Origin of the API, without a path'),
  variable('point_id', String(vectors.point_id), 'Id of your test point'),
  variable('api_token', vectors.api_token, 'API token of the point; it signs and is never sent'),
  version === 'v1'
    ? variable('last_key', '0', 'The last auth.key that was sent; the script makes the next one')
    : variable('invoicing_token', '', 'Bearer token; the call that issues one fills it in'),
];

const script = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');

/** Checks the variables of the reader, then signs with them. */
const signingScript = (version: Version): string[] =>
  `${script('sign-settings.js')}${script(`sign-${version}.js`)}`.trimEnd().split('\n');

/**
 * @param version which version of the API
 * @param source the contract, and where its pages are
 * @returns the collection; equal for equal contracts and profiles
 */
export function postmanCollection(version: Version, source: PostmanSource) {
  const { operator } = source;
  return {
    info: {
      _postman_id: identify('collection', version),
      name: `${operator.brand} API ${version}`,
      description:
        `Every call of API ${version} with its documented examples, against the sandbox. Set \`point_id\` and \`api_token\` of your ` +
        `test point in the variables of the collection; a script signs each request. Documentation: ${siteAddress(operator, '/')}`,
      schema: SCHEMA,
    },
    item: folders(version, source),
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: signingScript(version) } }],
    variable: variables(version, source),
  };
}
