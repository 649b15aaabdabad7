// The request forms of pages: every request that the gateway takes has nothing for the hints to complain about, and each names an endpoint.
import { describe, expect, it } from 'vitest';
import { bodyHints } from '../react/Runner/hints';
import { SCENARIOS_ROUTE, serviceFormRoute, type RequestForm } from '../protocol/request-form';
import { createContract } from '../contract/contract';
import { createSchemas } from '../contract/schemas';
import { loadSources } from '../catalogue/load-catalogue';
import { requestForms } from './forms';
import { demoSite } from '@gateway-docs/contract/tests';

const { catalogue, operations, documents } = await loadSources(demoSite);
const schemas = createSchemas(documents);
const files = requestForms(catalogue, operations);
const forms = [...files]
  .filter(([route]) => route !== SCENARIOS_ROUTE)
  .map(([route, text]) => [route, JSON.parse(text) as RequestForm] as const);
const contract = createContract(catalogue.calls, schemas);

it('there is one for each call and each service, and for each check that a guide shows', () => {
  const checked = catalogue.services.filter(({ example }) => example.check !== undefined);
  expect(checked.length).toBeGreaterThan(0);
  expect(forms).toHaveLength(catalogue.calls.length + catalogue.services.length + checked.length);
});

it('the list of scenarios leads from each id to the form that has it, and from nearly every test value to one', () => {
  const list = Object.entries(JSON.parse(files.get(SCENARIOS_ROUTE) ?? '{}') as Record<string, string>);
  const named = new Map(forms.map(([route, form]) => [route, form.requests.map(({ name }) => name)]));
  const lost = list.filter(([id, slug]) => !named.get(serviceFormRoute(slug))?.includes(id));
  expect(lost).toEqual([]);
  expect(list.map(([id]) => id)).toEqual(expect.arrayContaining(['pix-paid', 'error-13', 'wallet-blocked']));
});

describe.each(forms)('%s', (_route, { path, fields, requests }) => {
  it('has requests that the contract knows, under names of their own', () => {
    expect(requests.length).toBeGreaterThan(0);
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
    const paths = requests.map((request) => request.path ?? path);
    expect(paths.filter((one) => contract.route(one) === undefined)).toEqual([]);
    for (const request of requests)
      expect(request.takesKey ?? false, request.name).toBe(
        contract.route(request.path ?? path)?.operation.takesKey,
      );
    const own = requests.filter((request) => request.path === undefined);
    expect(
      own.flatMap(({ name, body }) =>
        bodyHints(JSON.stringify(body), fields).map((hint) => `${name}: ${hint}`),
      ),
    ).toEqual([]);
  });
});
