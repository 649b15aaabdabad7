/**
 * The set of operations: all of the contract and of the routes, in both versions, each at the place that its page promises.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { operationPage } from '../../../src/remark/cross-references/routes';
import { loadContracts, present, type Contract } from './support/contract';
import { callsOf, labelled, routes, takesBearer } from './support/operations';
import { demoSite } from '@gateway-docs/contract/tests';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

const of = (family: string): Contract =>
  present(
    contracts.find((contract) => contract.family === family),
    family,
  );
const idsOf = (contract: Contract): (string | undefined)[] =>
  callsOf(contract).map((located) => located.operation.operationId);

describe('the set of operations', () => {
  it('is the same in v1 and v2, but for invoicing, which v2 alone has', () => {
    const added = idsOf(of('v2')).filter((id) => !idsOf(of('v1')).includes(id));
    expect(idsOf(of('v1')).filter((id) => !idsOf(of('v2')).includes(id))).toEqual([]);
    expect(added.every((id) => /^(invoicing-|payment-page-|page-|invoice-)/.test(id ?? ''))).toBe(true);
    expect(idsOf(of('reports-v1'))).toEqual(idsOf(of('reports-v2')));
  });

  it('gives every page of an endpoint that is demanded its operation, and every operation a page', () => {
    const written = demoSite.pages;
    const pages = new Set(
      labelled(contracts).map(
        ({ contract, located: { path: at, direction } }) =>
          operationPage({ direction, path: at, version: contract.family.endsWith('v1') ? 'v1' : 'v2' }).route,
      ),
    );
    const endpoints = routes.filter(
      (route) =>
        /^\/(api\/|invoicing\/api_invoicing\/|services\/invoicing\/api\/)/.test(route) &&
        !/^\/api\/v\d\/list$/.test(route),
    );
    expect(endpoints.filter((route) => !pages.has(route))).toEqual([]);
    expect(endpoints.length).toBeGreaterThan(50);
    expect([...pages].filter((page) => !written.has(page))).toEqual([]);
  });

  it('is called by POST, its path the route of its page and of its family', () => {
    for (const { label, contract, located } of labelled(contracts)) {
      if (located.direction === 'callback') continue;
      expect(located.method, label).toBe('post');
      const version = contract.family.replace('reports-', '');
      const prefix = contract.family.startsWith('reports') ? `/api/reports/${version}/` : `/api/${version}/`;
      expect(
        located.path.startsWith(prefix) ||
          /^\/(invoicing\/api_invoicing|services\/invoicing\/api)\//.test(located.path),
        label,
      ).toBe(true);
    }
  });

  it('takes a bearer token exactly where the contract says so', () => {
    const bearer = callsOf(of('v2')).filter(({ operation }) =>
      JSON.stringify(operation).includes('"Bearer":[]'),
    );
    const expected = callsOf(of('v2')).filter(takesBearer);
    expect(bearer.map(({ path: at }) => at)).toEqual(expected.map(({ path: at }) => at));
    expect(bearer.length).toBeGreaterThan(0);
  });

  it('has the callback as a webhook: a POST in v2, a bare GET in v1', () => {
    const callback = (family: string) =>
      of(family).operations.find((located) => located.direction === 'callback');
    expect(callback('v2')?.method).toBe('post');
    expect(callback('v1')?.method).toBe('get');
    expect(callback('v1')?.operation.requestBody).toBeUndefined();
  });
});
