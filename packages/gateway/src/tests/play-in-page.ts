/**
 * In: a gateway of a page, wherever it runs. Out: everything that it said while all scenarios of a service were played on it, or every
 * documented request sent to it, as text. Time stands, so that two gateways say the same to the letter.
 */
import type { GatewayOrder, GatewayView, MessageFromGateway } from '../protocol/page-gateway';
import type { Credentials } from '@gateway-docs/site-data/model';
import type { Service } from '@gateway-docs/site-data/services';
import { objectOf, type JsonObject } from '../json';
import type { Catalogue } from '../catalogue/catalogue';
import { lookBy, replyOf, type Client } from '../scenario-run/client';
import { partsOf } from '../scenario-run/parts';
import { runScenario, type Stage } from '../scenario-run/run-scenario';
import type { ReceivedCallback, Receiver } from '../scenario-run/receiver';

/** Gives a gateway an order. */
export type Line = (order: GatewayOrder) => Promise<MessageFromGateway>;

/** What is played, as plain data for a page. */
export interface Repertoire {
  readonly services: readonly Service[];
  readonly requests: Catalogue['requests'];
  readonly testData: Catalogue['tables']['test-cards'];
  /** Path of each operation of version 2, by id. */
  readonly paths: Readonly<Record<string, string>>;
  /** Every documented request of every operation. */
  readonly documented: readonly {
    readonly path: string;
    readonly credentials: Credentials;
    readonly body: JsonObject;
  }[];
}

/** What a gateway said, and in what it differs from the documentation. */
export interface Hearing {
  readonly text: string;
  readonly differences: readonly string[];
}

const START = Date.UTC(2030, 0, 2, 3, 4, 5);
const CALLBACK_URL = 'https://shop.example/callbacks';

const start = (line: Line) =>
  line({ type: 'start', start: { callbackUrl: CALLBACK_URL, stoppedAt: START, seed: 'page' } });

function receivedIn({ callbacks }: GatewayView): ReceivedCallback[] {
  return [...callbacks].reverse().map(({ method, url, headers, body, signed }) => ({
    method,
    path: new URL(url).pathname,
    body: objectOf(JSON.parse(body || '{}')),
    isGenuine: signed !== undefined && Object.fromEntries(headers)['X-Signature'] === signed.signature,
  }));
}

function stageOn(line: Line, { paths }: Repertoire): Stage & { readonly said: MessageFromGateway[] } {
  const said: MessageFromGateway[] = [];
  let spaces = 0;
  async function order(given: GatewayOrder): Promise<MessageFromGateway> {
    const message = await line(given);
    said.push(message);
    return message;
  }
  const call: Client['call'] = async (operation, values) => {
    // Two equal calls in one second have one signature; a space more makes them two.
    const body = JSON.stringify(values) + ' '.repeat(spaces++ % 1000);
    const request = {
      path: paths[operation] ?? '',
      credentials: 'signature',
      body,
      losesResponse: false,
    } as const;
    const { exchange } = await order({ type: 'send', request });
    return exchange?.response ? replyOf(exchange.response.httpStatus, exchange.response.body) : null;
  };
  const act = async (id: unknown, action: Extract<GatewayOrder, { type: 'pay' }>['action']) => {
    const { problem } = await order({ type: 'pay', transaction: Number(id), action });
    if (problem !== undefined) throw new Error(problem);
  };
  const client: Client = {
    version: 'v2',
    call,
    look: lookBy(call),
    payer: {
      enterCard: (id, number) => act(id, { type: 'card', number }),
      press: (id, index) => act(id, { type: 'button', index }),
      buttons(id) {
        const { transactions = [] } = said.at(-1)?.view ?? {};
        return Promise.resolve([...(transactions.find((shown) => shown.id === id)?.payer.buttons ?? [])]);
      },
    },
  };
  const receiver: Receiver = {
    origin: new URL(CALLBACK_URL).origin,
    get received() {
      const last = said.at(-1);
      return last ? receivedIn(last.view) : [];
    },
    stop: () => undefined,
  };
  return {
    said,
    client,
    receiver,
    speed: 1,
    async pause() {
      const { now = 0, nextAt } = said.at(-1)?.view ?? {};
      await order({ type: 'advance', milliseconds: nextAt === undefined ? 1000 : nextAt - now });
    },
  };
}

/** Members by name: a message that was checked has them in the order of its schema. */
const byName = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The state grows with each message; the last one holds all of it. */
const textOf = (said: readonly MessageFromGateway[]): string =>
  JSON.stringify(
    [said.map(({ exchange, problem, view }) => ({ exchange, problem, view })), said.at(-1)?.state],
    byName,
  );

/** Plays every scenario of the guide of a service. */
export async function playService(line: Line, repertoire: Repertoire, slug: string): Promise<Hearing> {
  const service = repertoire.services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`The catalogue has no service ${slug}`);
  const { requests, testData } = repertoire;
  await start(line);
  const stage = stageOn(line, repertoire);
  const differences: string[] = [];
  for (const part of partsOf({ requests, tables: { 'test-cards': testData } }, service, '')) {
    const transcript = await runScenario(stage, part);
    differences.push(...transcript.differences.map((difference) => `${part.scenario}: ${difference}`));
  }
  return { text: textOf(stage.said), differences };
}

/** Sends every documented request, one after the other. */
export async function sendDocumented(line: Line, { documented }: Repertoire): Promise<Hearing> {
  await start(line);
  const said: MessageFromGateway[] = [];
  for (const { path, credentials, body } of documented) {
    const request = { path, credentials, body: JSON.stringify(body), losesResponse: false };
    said.push(await line({ type: 'send', request }));
  }
  return { text: textOf(said), differences: [] };
}
