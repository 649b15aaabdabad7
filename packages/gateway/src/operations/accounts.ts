/** account/info, currency/rates, service/list, service/{service_id}: what the examples know, filtered as the call asks. */
import { refused } from '../api-error';
import { exampleResponses } from '../contract/examples';
import type { RequestBody, Schema } from '../contract/operation-types';
import { serviceGroups } from '../state/listed-service';
import { timestampIn } from '../transactions/timestamps';
import type { Handler } from './call';
import { exampleFor } from './example';
import { checkAccount, checkWallet } from './ownership';
import { partOf } from './paging';

/** A wallet that only the examples of transactions use has no documented name. */
function unnamedWallet(id: number, currency: string, updated: string): Schema<'wallet'> {
  const amounts = { balance: 0, balance_min: 0, reserve: 0 };
  return { id, name: `Wallet ${id}`, currency, ...amounts, status: 'active', updated_at: updated };
}

export const accountInfo: Handler<'account-info'> = (sandbox, call) => {
  const { account_id: accountId, wallet_id: walletId } = call.body;
  checkAccount(call, accountId);
  if (walletId !== undefined) checkWallet(sandbox, walletId);
  const [documented] = exampleResponses(call.operation).values();
  const { wallets, ...account } = documented ?? exampleFor(call);
  const updated = timestampIn(call.version, sandbox.clock.now());
  const all = [...sandbox.wallets].map(([id, currency]) => {
    const wallet = wallets.find((shown) => shown.id === id) ?? unnamedWallet(id, currency, updated);
    const { balance, reserve, changed } = sandbox.ledger.amountsOf(id);
    if (changed === undefined) return wallet;
    return { ...wallet, balance, reserve, updated_at: timestampIn(call.version, changed) };
  });
  return { ...account, wallets: all.filter(({ id }) => walletId === undefined || id === walletId) };
};

export const currencyRates: Handler<'currency-rates'> = (_sandbox, call) => {
  const { from, to } = call.body;
  const { rates } = exampleFor({ operation: call.operation, body: {} });
  const matching = rates.filter((rate) => (from ?? rate.from) === rate.from && (to ?? rate.to) === rate.to);
  if (matching.length === 0)
    throw refused.CANNOT_CONVERT_CURRENCY(`from, to: no rate from ${from ?? 'any'} to ${to ?? 'any'}`);
  return { rates: matching };
};

/** Every filter that is sent must fit; a service without countries is for all of them. */
function fits(service: Schema<'service'>, filter: RequestBody<'service-list'>): boolean {
  const { direction, currency, country } = filter;
  const { currencies, countries } = service;
  return (
    (direction === undefined || service.direction === direction) &&
    (currency === undefined || currencies.includes(currency)) &&
    (country === undefined || countries.length === 0 || countries.includes(country))
  );
}

export const serviceList: Handler<'service-list'> = (sandbox, { body: filter }) => {
  const all = [...sandbox.services.values()].flatMap(({ listed }) => listed ?? []);
  const { items, nextCursor } = partOf(all, filter, (service) => fits(service, filter));
  const groups = serviceGroups.filter(({ id }) => items.some((service) => service.group_id === id));
  return { services: items, groups, next_cursor: nextCursor };
};

export const serviceGet: Handler<'service-get'> = (sandbox, call) => {
  const { listed, currencies, tariff } = sandbox.services.get(Number(call.parameters.service_id)) ?? {};
  if (!listed) throw refused.SERVICE_NOT_FOUND('service_id: not a service of this point');
  const { commission } = exampleFor(call);
  const { point, customer } = tariff ?? commission;
  return { ...listed, commission: { currency: currencies?.[0] ?? commission.currency, point, customer } };
};
