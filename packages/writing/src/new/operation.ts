/**
 * `operation` → the description of one call, its request and its examples, and its two pages. Everything else follows from these.
 */
import type { Existing } from './existing';
import { checkRoute, checkTitle, lastSteps, refuseName, type Kind, type Plan } from './plan';

const ID = /^[a-z0-9]+(-[a-z0-9]+)+$/;
/** Families with rules of their own; a new call of theirs is made after its nearest neighbour. */
const ELSEWHERE = /^(report|invoicing|invoice|payment-page|page)-/;
/** Groups of calls whose name has more than one word, and the group within a group. */
const GROUPS: readonly (readonly [id: string, path: string])[] = [
  ['transaction-p2p-', 'transaction/p2p/'],
  ['binance-pay-', 'binance_pay/'],
];

/** `transaction-get-crypto-address` → `transaction/get_crypto_address`, the endpoint and the page behind `/api/v2/`. */
function nameOf(id: string): string {
  const [start, path] = GROUPS.find(([group]) => id.startsWith(group)) ?? [
    id.slice(0, id.indexOf('-') + 1),
    `${id.slice(0, id.indexOf('-'))}/`,
  ];
  return path + id.slice(start.length).replaceAll('-', '_');
}

function planOperation(id: string, title: string, existing: Existing): Plan {
  if (ELSEWHERE.test(id))
    throw new Error(
      `"${id}" belongs to reports or invoicing, whose paths are others. Copy its nearest neighbour in api/shared/ and docs/.`,
    );
  if (!ID.test(id))
    refuseName(
      id,
      'Take its group and its verb in lower case with dashes: transaction-split.',
      existing.operations,
    );
  if (existing.operations.includes(id))
    throw new Error(
      `The operation "${id}" exists: api/shared/operations/${id}.yaml. Each operation has one id in all versions.`,
    );
  checkTitle(title, 60);
  const name = nameOf(id);
  const route = `/api/v2/${name}`;
  checkRoute(route, existing);
  checkRoute(`/api/v1/${name}`, existing);
  const template = (kind: string): string => `packages/writing/templates/${kind}.yaml`;
  return {
    files: [
      [template('operation'), `api/shared/operations/${id}.yaml`],
      [template('operation-request'), `api/shared/schemas/requests/${id}-request.yaml`],
      [template('operation-examples'), `api/shared/examples/${id}.yaml`],
      ['docs/api/v2/_template.mdx', `docs/api/v2/${name}.mdx`],
      ['docs/api/v1/_template.mdx', `docs/api/v1/${name}.mdx`],
    ],
    values: { id, title, name, example: 'usual' },
    route,
    next: [
      'Fill the files below api/ in the order above; api/README.md explains each. transaction-issue-token is a small finished one.',
      `Name it in api/groups.yaml, in the group whose purpose it serves:\n${id}\nThe OpenAPI documents, the sidebar of both versions, the index of methods and Postman follow.\nThen npm run facts, and npx vitest run --project content api, say what is missing.`,
      `Fill the two pages. npm run dev shows them at http://localhost:3000${route} and /api/v1/${name}.`,
      'Link it from the guides that need it, with {op("' + id + '")}.',
      ...lastSteps(route),
    ],
  };
}

export const operation: Kind = {
  usage: 'operation <id> "<Title>"',
  makes: 'a call of the API: description, request, examples, and a page in each version',
  plan: planOperation,
};
