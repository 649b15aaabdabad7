// The scenarios as Arazzo. Whether a runner can play them, tests/outside/arazzo.test.ts sees; here: which there are, and that none names another's payment.
import { beforeAll, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { parse } from 'yaml';
import { loadCatalogue } from '../catalogue/load-catalogue';
import type { Catalogue } from '../catalogue/catalogue';
import { arazzoFiles } from './arazzo';
import { partsOf } from './parts';

interface Workflow {
  readonly workflowId: string;
  readonly steps: readonly {
    readonly operationId: string;
    readonly requestBody: { readonly payload: { readonly external_transaction_id?: string } };
  }[];
}

let catalogue: Catalogue;
let workflows: Workflow[] = [];
beforeAll(async () => {
  ({ catalogue } = await loadCatalogue(demoSite));
  workflows = arazzoFiles(catalogue, '3.8.1').flatMap(
    ([, text]) => (parse(text) as { readonly workflows: Workflow[] }).workflows,
  );
});

it('has every scenario of calls alone, once', () => {
  const ids = workflows.map(({ workflowId }) => workflowId);
  const wanted = catalogue.services
    .flatMap((service) => partsOf(catalogue, service, ''))
    .filter(({ beforeGateway, sent: { outcome } }) => {
      const hasPayer = outcome.then?.some(({ by }) => by === 'payer');
      return !beforeGateway && !outcome.no_answer && !hasPayer;
    });
  expect(ids.toSorted()).toEqual(wanted.map(({ scenario }) => scenario).toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

it('gives each payment an id of its own, which a run of eight characters leaves within its limit', () => {
  const ids = workflows.map(({ steps: [first] }) =>
    String(first?.requestBody.payload.external_transaction_id),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const ended = ids.map((id) => id.replace('{$inputs.run}', '12345678'));
  expect(ended.filter((id) => !/^[\w-]{1,48}$/.test(id))).toEqual([]);
});

it('calls nothing that the contract does not have', () => {
  const known = new Set(catalogue.calls.map(({ id }) => id));
  const called = workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId));
  expect(called.filter((id) => !known.has(id))).toEqual([]);
});
