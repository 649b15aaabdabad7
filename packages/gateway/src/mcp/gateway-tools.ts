/** The tools on the local gateway: the one of a page, in this process, from its first use to the end of the process. */
import * as z from 'zod';
import texts from '../../../../data/texts/mcp.json';
import type { GatewayParts } from '../catalogue/catalogue';
import { named } from '../command/option-mistake';
import { parsed } from '../json';
import { createSession, type Session } from '../page/session';
import type { Exchange, PayerAction } from '../protocol/page-gateway';
import { OPERATION_INPUT, requestOf } from './operation-input';
import { tool, type Tool } from './tool';

/** As long as a dispute or a schedule of callbacks may take. */
const LONGEST_SECONDS = 31 * 24 * 3600;

type View = ReturnType<Session['view']>;
type Order = Parameters<Session['carryOut']>[0];

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What came of an order: the response of a call, the transaction that it is about, the clock, and the callbacks since. */
function outcomeOf(before: View, order: Order, exchange: Exchange | undefined, after: View) {
  const { response, replay, transactionId } = exchange ?? {};
  const reply = response && { http_status: response.httpStatus, body: parsed(response.body) };
  const id = order.type === 'pay' ? order.transaction : transactionId;
  const last = before.callbacks[0]?.number ?? 0;
  return {
    ...(exchange && { response: reply ?? texts.lost, replay }),
    transaction: after.transactions.find((shown) => shown.id === id),
    now: timeOf(after.now),
    next_event: after.nextAt === undefined ? undefined : timeOf(after.nextAt),
    callbacks: after.callbacks.filter(({ number }) => number > last),
  };
}

/** @param buttons that the payer sees. @throws OptionMistake for another one */
function actionOf(buttons: readonly string[], type: PayerAction['type'], value: string): PayerAction {
  if (type === 'card') return { type, number: value };
  if (type === 'expire') return { type };
  return { type, index: named(new Map(buttons.map((label, at) => [label, at])), value, 'No button is') };
}

/** @param parts of the gateway that is started at the first use */
export function gatewayTools({ catalogue, schemas }: GatewayParts): Tool[] {
  let started: Session | undefined;
  const session = () => (started ??= createSession(catalogue, schemas, {}));
  let losesResponse = false;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after the other, as in a page. */
  function carryOut(orderOf: (view: View) => Order) {
    const turn = queue.then(async () => {
      const before = session().view();
      const order = orderOf(before);
      const exchange = await session().carryOut(order);
      return outcomeOf(before, order, exchange, session().view());
    });
    queue = turn.catch(() => undefined);
    return turn;
  }

  return [
    tool('call', false, OPERATION_INPUT, (input) => {
      const request = { ...requestOf(catalogue.calls, input), losesResponse };
      losesResponse = false;
      return carryOut(() => ({ type: 'send', request }));
    }),
    tool(
      'act_as_payer',
      false,
      { transaction: z.int(), action: z.enum(['card', 'button', 'expire']), value: z.string().default('') },
      ({ transaction, action, value }) =>
        carryOut(({ transactions }) => {
          // The gateway says it of a transaction that it does not know.
          const shown = transactions.find(({ id }) => id === transaction);
          const buttons = shown?.payer.buttons ?? [value];
          return { type: 'pay', transaction, action: actionOf(buttons, action, value) };
        }),
    ),
    tool('advance_clock', false, { seconds: z.number().min(0).max(LONGEST_SECONDS) }, ({ seconds }) =>
      carryOut(() => ({ type: 'advance', milliseconds: seconds * 1000 })),
    ),
    tool('lose_next_response', false, {}, () => {
      losesResponse = true;
      return texts.loses;
    }),
    tool(
      'deliver_callback',
      false,
      { callback: z.int().optional(), shop_responds: z.int().min(100).max(599).optional() },
      async ({ callback, shop_responds: httpStatus }) => {
        const set = httpStatus === undefined ? undefined : carryOut(() => ({ type: 'respond', httpStatus }));
        if (set && callback === undefined) return set;
        await set;
        return carryOut(({ callbacks: [newest] }) => ({
          type: 'repeat',
          callback: callback ?? newest?.number ?? 0,
        }));
      },
    ),
  ];
}
