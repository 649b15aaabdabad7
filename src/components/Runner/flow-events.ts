/** In: what the gateway of a page showed before and after an order. Out: what has happened between, in its order, for the diagram of the guide. */
import type { FlowEvent } from '@gateway-docs/site-data/flows';
import type {
  Exchange,
  GatewayView,
  MessageFromGateway,
  ShownCallback,
  ShownTransaction,
} from '../../gateway-protocol/page-gateway';

interface Timed {
  readonly at: number;
  readonly events: readonly FlowEvent[];
}

/** Names of the members that have a value, at any depth, and the texts among the values. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, member] of Object.entries(value)) {
    if (member === null) continue;
    if (!Array.isArray(value)) found.add(name);
    wordsIn(member, found);
  }
  return found;
}

type Json = Readonly<Record<string, unknown>>;

/** @returns an empty object for a value that is none */
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

/** @returns an empty object for a text that is no JSON object */
function objectIn(text: string): Json {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Status and failure reason, as a response and a callback have them. */
function stateIn(value: unknown): Pick<FlowEvent, 'status' | 'reason'> {
  const { status, failure_reason_code: reason } = objectOf(value);
  return { status: numberIn(status), reason: numberIn(reason) };
}

function ofExchange({ path, body, response, transactionId: transaction }: Exchange): FlowEvent[] {
  const request: FlowEvent = { kind: 'request', transaction, path, words: wordsIn(objectIn(body)) };
  if (!response) return [request];
  const { error, response: content } = objectIn(response.body);
  return [
    request,
    {
      kind: 'response',
      transaction,
      path,
      error: numberIn(objectOf(error).code),
      ...stateIn(content),
      words: wordsIn(content),
    },
  ];
}

/** The changes since then. What a call has brought about at once is told by its response, or by nothing where that names no status. */
function ofTransaction(
  { id, changes }: ShownTransaction,
  before: GatewayView,
  exchange: Exchange | undefined,
): Timed[] {
  const known = before.transactions.find((other) => other.id === id)?.changes.length ?? 0;
  const added = changes.slice(known);
  const isOwn = exchange?.transactionId === id;
  const told =
    isOwn && exchange.response ? stateIn(objectIn(exchange.response.body).response).status : undefined;
  const first = isOwn ? added.findLastIndex(({ status }) => status === told) + 1 : 0;
  return added
    .slice(first)
    .filter(({ cause }) => cause !== 'merchant' || told !== undefined)
    .map(({ at, status, reason }) => ({
      at,
      events: [{ kind: 'change', transaction: id, status, reason: reason ?? undefined }],
    }));
}

const ofCallback = ({ at, transactionId: transaction, body, outcome }: ShownCallback): Timed => ({
  at,
  events: [
    { kind: 'callback', transaction, ...stateIn(objectIn(body)) },
    { kind: 'acknowledgement', transaction, httpStatus: Number(outcome) },
  ],
});

/**
 * @param before what the gateway showed; undefined before its start
 * @param message what it says now
 * @returns nothing for a start, a return to the page, or a cleared gateway
 */
export function eventsOf(
  before: GatewayView | undefined,
  { view, exchange }: MessageFromGateway,
): FlowEvent[] {
  if (!before) return [];
  const lastCallback = Math.max(0, ...before.callbacks.map(({ number }) => number));
  const later = [
    ...view.transactions.flatMap((transaction) => ofTransaction(transaction, before, exchange)),
    ...view.callbacks
      .filter(({ number }) => number > lastCallback)
      .reverse()
      .map(ofCallback),
  ].sort((a, b) => a.at - b.at);
  return [...(exchange ? ofExchange(exchange) : []), ...later.flatMap(({ events }) => events)];
}
