/**
 * In: the catalogue. Out: the documented scenarios as Arazzo 1.0.1, one file for each kind of service, for runners of other people. A payer's page is no call of the
 * contract, and a lost response nothing that a runner can wait for: scenarios with either of them are left out.
 */
import type { ScenarioStep } from '@gateway-docs/site-data/services';
import { stringify } from 'yaml';
import texts from '../../../../data/texts/arazzo.json';
import { objectOf } from '../json';
import type { Catalogue } from '../catalogue/catalogue';
import { partsOf } from './parts';
import type { Part } from './run-scenario';
import { dataOf } from './service-scenarios';

interface Result extends Pick<ScenarioStep, 'status' | 'failure_reason_code'> {
  readonly error_code?: number;
}

/** Seconds that a runner waits beyond the documented ones. */
const PATIENCE = 10;

/** Room for a run of eight characters behind it. */
const LONGEST_ID = 39;

const stepOf = (stepId: string, operationId: string, payload: object, result: Result, others = {}) => {
  const { error_code: code = 0, status, failure_reason_code: reason } = result;
  const values = { status, failure_reason_code: reason, ...others };
  const found = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`$response.body#/response/${name} == ${String(value)}`],
  );
  return {
    stepId,
    operationId,
    requestBody: { contentType: 'application/json', payload },
    successCriteria: [`$response.body#/error/code == ${code}`, ...found].map((condition) => ({ condition })),
  };
};

/** Nothing is captured or reversed that is not carried out yet. */
const SETTLED = { capture_pending_amount: 0, reversal_pending_amount: 0 } as const;

const wait = (seconds: number) => ({
  onFailure: [{ name: 'wait', type: 'retry', retryAfter: 1, retryLimit: seconds + PATIENCE }],
});

/** A run of its own id makes payments of its own. */
function workflowOf({ scenario, operation, sent }: Part) {
  const { then = [] } = sent.outcome;
  const { callback_url: _shop, ...point } = objectOf(sent.body.point);
  const body = sent.body.point === undefined ? sent.body : { ...sent.body, point };
  const externalId = String(body.external_transaction_id).slice(0, LONGEST_ID);
  // An underscore, because `no-answer` and a hyphen would be a reserved prefix.
  const order = { external_transaction_id: `${externalId}_{$inputs.run}` };
  const first = stepOf('register', operation, { ...body, ...order }, sent.outcome);
  const later = then.flatMap((step, index) => {
    const id = `step-${index + 1}`;
    if (step.by === 'merchant' && step.call !== 'transaction-find')
      return [stepOf(id, step.call, { id: '$steps.register.outputs.id', ...dataOf(step) }, step)];
    // What the gateway ends by itself at once cannot be seen between two of its steps.
    if (then[index + 1]?.by === 'gateway') return [];
    const seconds = step.by === 'gateway' ? step.after_seconds : 0;
    const settled = step.status === undefined ? {} : SETTLED;
    return [{ ...stepOf(id, 'transaction-find', order, step, settled), ...wait(seconds) }];
  });
  const usesId = later.some(({ requestBody }) => 'id' in requestBody.payload);
  return {
    workflowId: scenario,
    inputs: { $ref: '#/components/inputs/run' },
    steps: [usesId ? { ...first, outputs: { id: '$response.body#/response/id' } } : first, ...later],
  };
}

const isForRunners = ({ beforeGateway, sent: { outcome } }: Part): boolean =>
  !beforeGateway && !outcome.no_answer && !outcome.then?.some(({ by }) => by === 'payer');

/**
 * @param catalogue of a gateway
 * @param version of the site
 * @returns text of each file by its route, `/arazzo/wallet.yaml`
 */
export function arazzoFiles(catalogue: Catalogue, version: string): [route: string, text: string][] {
  const kinds = new Set(catalogue.services.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const services = catalogue.services.filter((service) => service.kind === kind);
    const parts = services.flatMap((service) => partsOf(catalogue, service, '')).filter(isForRunners);
    if (parts.length === 0) return [];
    const document = {
      arazzo: '1.0.1',
      info: { ...texts.info, title: texts.info.title.replace('{kind}', kind), version },
      sourceDescriptions: [{ name: 'merchant', url: '../openapi/v2.yaml', type: 'openapi' }],
      workflows: parts.map(workflowOf),
      components: { inputs: { run: texts.run } },
    };
    return [[`/arazzo/${kind}.yaml`, stringify(document, { aliasDuplicateObjects: false })]];
  });
}
