// The request forms of pages: every request that the gateway takes has nothing for the hints to complain about, and each names an endpoint.
import { describe, expect, it } from 'vitest';
import { bodyHints } from '../react/Runner/hints';
import {
  NAMES_ROUTE,
  SCENARIOS_ROUTE,
  serviceFormRoute,
  type NamesOfIds,
  type RequestForm,
} from '../protocol/request-form';
import { createContract } from '../contract/contract';
import { createSchemas } from '../contract/schemas';
import { loadSources } from '../catalogue/load-catalogue';
import { requestForms } from './forms';
import { demoSite } from '@gateway-docs/contract/tests';

const { catalogue, operations, documents, flows } = await loadSources(demoSite);
const schemas = createSchemas(documents);
const files = requestForms(catalogue, operations, flows);
const forms = [...files]
  .filter(([route]) => route !== SCENARIOS_ROUTE && route !== NAMES_ROUTE)
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

it('a diagram of a flow begins with the call of its form', () => {
  const drawn = forms.filter(([, { flow }]) => flow);
  expect(drawn.length).toBeGreaterThan(70);
  const strangers = drawn.filter(([, { path, flow }]) => {
    const call = path.replace('/api/v2/', '');
    return !flow?.rows.some(({ on }) => on.includes(call));
  });
  expect(strangers.map(([route]) => route)).toEqual([]);
});

it('ids have names: services, also those that hold, and wallets', () => {
  const names = JSON.parse(files.get(NAMES_ROUTE) ?? '{}') as NamesOfIds;
  for (const { id, name, two_step: twoStep } of catalogue.services) {
    expect(names.service[id]).toBe(name);
    if (twoStep) expect(names.service[twoStep.id]).toBe(twoStep.name);
  }
  expect(Object.values(names.wallet)).toContain('BRL');
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
