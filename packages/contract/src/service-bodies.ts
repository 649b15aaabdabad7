/**
 * In: a catalogue entry and the contract. Out: the request and the response that its guide shows. A body that the contract has as
 * an example is taken from there; another one is derived from the contract's example of the same kind, so that the members
 * which every method shares have one home. A test checks all of them against the contract's schemas.
 */
import { fillInHosts } from './openapi/fill-in-hosts';
import { objectOf, type Json, type JsonObject, type Operation } from '@gateway-docs/site-data/model';
import type { Operator } from '@gateway-docs/site-data/operator';
import { localeOf, exampleFields, type Service } from '@gateway-docs/site-data/services';

interface Pair {
  readonly request: JsonObject;
  /** The whole response, envelope included. */
  readonly response: JsonObject;
}

/** The contract's example that a derived body starts from. */
function modelName({ call, direction }: Service): string {
  if (call === 'create') return 'card-form';
  return direction === 'payout' ? 'pix-payout' : 'pix-qr';
}

function pairs(operation: Operation | undefined): Map<string, Pair> {
  const { requestExamples = [], responses = [] } = operation ?? {};
  const byName = new Map(
    responses.flatMap(({ examples }) => examples).map(({ name, value }) => [name, objectOf(value)]),
  );
  return new Map(
    requestExamples.flatMap(({ name, value }): [string, Pair][] => {
      const response = byName.get(name);
      return response ? [[name, { request: objectOf(value), response }]] : [];
    }),
  );
}

const isOf = (service: Service, { request }: Pair): boolean =>
  request.service_id === service.id && request.external_transaction_id === service.example.order;

/** What the request needs where the payer leaves the merchant's page: addresses to come back to, and for 3-D Secure the browser's data. */
function forBrowser(service: Service, pages: Pair | undefined, card: Pair | undefined): JsonObject {
  const auth = service.example.result.payer_auth;
  if (service.call === 'create') return { point: pages?.request.point };
  if (auth === '3DS') return { point: card?.request.point, browser_data: card?.request.browser_data };
  if (auth !== 'REDIRECT') return {};
  return { point: { ...objectOf(card?.request.point), return_url: RETURN_URL } };
}

/** Where a payer comes back to from a bank or a wallet: no 3-D Secure has happened there. */
const RETURN_URL = 'https://shop.example/orders/return';

const MS_PER_MINUTE = 60_000;

/** `2025-01-01T00:00:01Z` and some minutes, in the same form. */
const later = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * MS_PER_MINUTE).toISOString().replace('.000Z', 'Z');

/** Until when the payer can pay: with the hosted page an hour, else as long as what was given, or the method's session, lasts. */
function expiryOf({ call, session_minutes: session, example }: Service, response: JsonObject): Json {
  const { created_at: created, expires_at: modelled = null } = response;
  if (call === 'create') return modelled;
  return (
    endOf(example.result) ??
    (session === undefined || typeof created !== 'string' ? null : later(created, session))
  );
}

/** The moment when what the payer was given stops to work; the transaction expires with it. */
function endOf(result: JsonObject): Json | undefined {
  const given = [result.qr, result.voucher, result.requisites].map(objectOf);
  return given.find((part) => part.expires_at !== undefined)?.expires_at;
}

/**
 * @param pages the example of create with the addresses of the shop
 * @param card the example of pay with 3-D Secure
 */
function derive(service: Service, model: Pair, pages: Pair | undefined, card: Pair | undefined): Pair {
  const { amount, currency, wallet_id: wallet, order, crypto, status, result } = service.example;
  const { fields: _modelFields, amount: _amount, amount_currency: _currency, ...common } = model.request;
  const fields = exampleFields(service);
  const money = amount === undefined ? {} : { amount, amount_currency: currency };
  const response = objectOf(model.response.response);
  return {
    request: {
      ...common,
      service_id: service.id,
      external_transaction_id: order,
      wallet_id: wallet,
      ...money,
      locale: localeOf(service),
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
      ...forBrowser(service, pages, card),
    },
    response: {
      ...model.response,
      response: {
        ...response,
        id: 900_000 + Number(order.slice(-3)),
        external_transaction_id: order,
        wallet_id: wallet,
        service_id: service.id,
        direction: service.direction,
        status,
        amount: amount ?? null,
        amount_currency: currency,
        payer_amount: amount ?? null,
        wallet_amount: response.wallet_amount === null ? null : (amount ?? null),
        wallet_currency: currency,
        expires_at:
          service.direction === 'payout' ? (response.expires_at ?? null) : expiryOf(service, response),
        ...crypto,
        result,
      },
    },
  };
}

/**
 * @param service the entry
 * @param operations all operations of the contract; those of v2 are used
 * @param operator the profile whose hosts stand in the addresses
 * @returns the bodies, and the id of the operation that takes the request: `transaction-create` or `transaction-pay`
 * @throws Error when the contract lacks the example that the bodies start from
 */
export function serviceBodies(service: Service, operations: readonly Operation[], operator: Operator) {
  const operation = `transaction-${service.call}`;
  const pairsOf = (id: string) => pairs(operations.find((item) => item.id === id && item.version === 'v2'));
  const own = pairsOf(operation);
  const model = own.get(modelName(service));
  if (!model)
    throw new Error(
      `The contract has no example "${modelName(service)}" of ${operation}, which ${service.slug} starts from.`,
    );
  const pages = pairsOf('transaction-create').get('voucher');
  const card = pairsOf('transaction-pay').get('card-3ds');
  const { request, response } =
    [...own.values()].find((pair) => isOf(service, pair)) ?? derive(service, model, pages, card);
  return { operation, request, response: objectOf(fillInHosts(response, operator.hosts)) };
}
