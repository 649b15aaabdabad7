/**
 * In: the operations, the catalogue and the test data. Out: the request forms of the site: what a reader can edit and send in a page, for
 * each operation in each version and for each guide, whose form has its scenarios and the calls that follow in them.
 */
import type { Operation } from '@gateway-docs/site-data/model';
import type { FormField, FormRequest, NamesOfIds, RequestForm } from '../protocol/request-form';
import {
  CHECKING,
  checkFormRoute,
  formFields,
  NAMES_ROUTE,
  operationFormRoute,
  READING,
  SCENARIOS_ROUTE,
  serviceFormRoute,
} from '../protocol/request-form';
import type { SiteData } from '@gateway-docs/contract';
import { callsOf } from '@gateway-docs/contract/samples';
import { flowSteps } from '@gateway-docs/site-data/flows';
import { benchScenarios, checkFields, playedScenario } from '@gateway-docs/site-data/services';
import type { ScenarioStep, Service, ServiceScenario } from '@gateway-docs/site-data/services';
import { objectOf, type JsonObject } from '../json';
import type { Catalogue } from '../catalogue/catalogue';
import { dataOf, sentFor } from '../scenario-run/service-scenarios';

const MERCHANT_VERSION = 'v2';

const nameOf = (operation: string) => operation.replace('-', '/');

/** Which members `fields` has depends on the service of the request; the gateway checks them. */
const withoutServiceFields = ({ request }: Operation): FormField[] =>
  formFields(request).filter(({ path }) => !path.startsWith('fields.'));

/** Only version 2 has the header. */
const keyOf = ({ headers }: Operation): Pick<FormRequest, 'takesKey'> =>
  headers.some(({ name }) => name === 'Idempotency-Key') ? { takesKey: true } : {};

/** @returns undefined for a callback, and for a call without an example */
function operationForm(operation: Operation): RequestForm | undefined {
  const calls = callsOf(operation);
  const [first] = calls;
  if (!first) return undefined;
  const requests = calls.map(({ name, title, body }) => ({ name, title, body, ...keyOf(operation) }));
  const { credentials } = operation;
  return { path: first.path, credentials, fields: withoutServiceFields(operation), requests };
}

function sentence(step: ScenarioStep): string {
  const ending = step.status === undefined ? '' : `, then the status is ${step.status}`;
  if (step.by === 'payer') return `Payer: ${step.action}${ending}.`;
  if (step.by === 'gateway') return `Gateway: goes on after ${step.after_seconds} seconds${ending}.`;
  return `You: call ${nameOf(step.call)}${ending}.`;
}

function titleOf(
  service: Service,
  scenario: ServiceScenario,
  rows: Catalogue['tables']['test-cards']['rows'],
): string {
  const { row } = playedScenario(service, scenario, rows);
  return (
    row?.title ?? ('payer_presses' in scenario ? `The payer presses ${scenario.payer_presses}` : scenario.id)
  );
}

/** Calls of the merchant that follow in a scenario, each once. */
function followUps(
  service: Service,
  { tables }: Catalogue,
  callOf: (operation: string) => Pick<FormRequest, 'path' | 'takesKey'>,
): FormRequest[] {
  const { rows } = tables['test-cards'];
  const found = new Map<string, FormRequest>();
  const add = (operation: string, when: string, data: JsonObject): void => {
    const name = `${operation} ${JSON.stringify(data)}`;
    const title = `Then: ${nameOf(operation)}${when}`;
    const body = { id: 0, ...data };
    found.set(name, { name, title, ...callOf(operation), body, namesTransaction: true });
  };
  for (const scenario of service.scenarios)
    for (const step of playedScenario(service, scenario, rows).outcome.then ?? [])
      if (step.by === 'merchant' && step.call !== READING)
        add(step.call, ` (${titleOf(service, scenario, rows)})`, dataOf(step));
  add(READING, '', {});
  return [...found.values()];
}

/** The form of a guide: its own request comes first, and the fields of its service stand in place of those of all services. */
function guideForm(
  service: Service,
  operation: Operation,
  body: FormRequest['body'],
  others: readonly FormRequest[] = [],
): RequestForm {
  const fields = service.fields.map(({ slug, required }): FormField => {
    return { path: `fields.${slug}`, type: 'string', required, nullable: false };
  });
  const own = { name: 'request', title: 'The request of this guide', body, ...keyOf(operation) };
  return {
    path: operation.path,
    credentials: operation.credentials,
    fields: [...withoutServiceFields(operation), ...fields],
    requests: [own, ...others],
  };
}

function serviceForm(service: Service, catalogue: Catalogue, operations: readonly Operation[]) {
  const { operation: id = '', body = {} } = catalogue.requests[service.slug] ?? {};
  const inVersion = operations.filter(({ version }) => version === MERCHANT_VERSION);
  const operation = inVersion.find((candidate) => candidate.id === id);
  if (!operation) return undefined;
  const { rows, defaults } = catalogue.tables['test-cards'];
  const externalId = operation.request.find(({ name }) => name === 'external_transaction_id');
  const longest = externalId?.constraints.maxLength;
  const scenarios = service.scenarios.map((scenario): FormRequest => {
    const request = { ...body, external_transaction_id: scenario.id.slice(0, longest) };
    const sent = sentFor(service, scenario, request, rows, defaults);
    return {
      name: scenario.id,
      title: titleOf(service, scenario, rows),
      body: objectOf(sent.body),
      steps: (sent.outcome.then ?? []).map(sentence),
      ...keyOf(operation),
    };
  });
  const callOf = (wanted: string) => {
    const found = inVersion.find((candidate) => candidate.id === wanted);
    return found ? { path: found.path, ...keyOf(found) } : {};
  };
  return guideForm(service, operation, body, [...scenarios, ...followUps(service, catalogue, callOf)]);
}

/** @returns undefined for a service whose guide checks nothing */
function checkForm(service: Service, { requests }: Catalogue, operations: readonly Operation[]) {
  const call = operations.find(({ id, version }) => id === CHECKING && version === MERCHANT_VERSION);
  if (!call || service.example.check === undefined) return undefined;
  return guideForm(service, call, { ...requests[service.slug]?.body, fields: checkFields(service) });
}

const namesOf = (services: readonly Service[]): NamesOfIds => ({
  service: Object.fromEntries(
    services
      .flatMap(({ two_step: twoStep, ...service }) => [service, twoStep])
      .flatMap((one) => (one ? [[one.id, one.name]] : [])),
  ),
  wallet: Object.fromEntries(services.map(({ example }) => [example.wallet_id, example.currency])),
});

/**
 * @param operations of the contract, callbacks among them
 * @param flows of `data/flows`; a service names its own, or it has the name of the service
 * @returns text of each form, of the list of scenarios, and of the names of ids, by its route
 */
export function requestForms(
  catalogue: Catalogue,
  operations: readonly Operation[],
  flows: SiteData['flows'],
): Map<string, string> {
  const { rows: statuses } = catalogue.tables['transaction-statuses'];
  const withFlow = (form: RequestForm | undefined, { diagram, slug }: Service): RequestForm | undefined => {
    const flow = flows.get(diagram ?? slug.replaceAll('_', '-'));
    return form && flow ? { ...form, flow: flowSteps(flow, statuses) } : form;
  };
  const played = benchScenarios(catalogue.services, catalogue.tables['test-cards'].rows);
  const forms = [
    ...operations.map(
      (operation) => [operationFormRoute(operation.version, operation.id), operationForm(operation)] as const,
    ),
    ...[...played].flatMap(([service, scenarios]) => [
      [
        serviceFormRoute(service.slug),
        withFlow(serviceForm({ ...service, scenarios: [...scenarios] }, catalogue, operations), service),
      ] as const,
      [checkFormRoute(service.slug), checkForm(service, catalogue, operations)] as const,
    ]),
  ];
  const guides = [...played].flatMap(([{ slug }, scenarios]) => scenarios.map(({ id }) => [id, slug]));
  return new Map<string, string>([
    ...forms.flatMap(([route, form]) => (form ? [[route, JSON.stringify(form)] as const] : [])),
    [SCENARIOS_ROUTE, JSON.stringify(Object.fromEntries(guides))],
    [NAMES_ROUTE, JSON.stringify(namesOf(catalogue.services))],
  ]);
}
