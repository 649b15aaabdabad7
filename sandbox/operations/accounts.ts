/** account/info, currency/rates, service/{service_id}: the examples' world, filtered as the call asks. */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { momentIn } from '../transactions/views';
import type { Operation } from './call';
import { example } from './example';
import { serviceGroups } from '../world/listed-service';
import { checkAccount, checkWalletOf } from './invoices';
import { partOf } from './paging';

interface AccountRequest extends JsonObject {
  readonly account_id: number;
  readonly wallet_id?: number;
}

/** A wallet that only the examples of transactions use has no documented balance. */
function emptyWallet(id: number, currency: string, updated: string): JsonObject {
  const amounts = { balance: 0, balance_min: 0, reserve: 0 };
  return { id, name: `Wallet ${id}`, currency, ...amounts, status: 'active', updated_at: updated };
}

export const accountInfo: Operation = (world, call) => {
  const { account_id: accountId, wallet_id: walletId } = call.body as AccountRequest;
  checkAccount(call, accountId);
  if (walletId !== undefined) checkWalletOf(world, walletId);
  const [documented] = call.operation.successExamples.values();
  const { wallets, ...account } = documented?.response as { wallets: JsonObject[] };
  const updated = momentIn(call.version, world.clock.now());
  const all = [...world.wallets].map(
    ([id, currency]) => wallets.find((wallet) => wallet.id === id) ?? emptyWallet(id, currency, updated),
  );
  return { ...account, wallets: all.filter(({ id }) => walletId === undefined || id === walletId) };
};

export const currencyRates: Operation = (world, call) => {
  const { from, to } = call.body as { from?: string; to?: string };
  const { rates } = example(world, { ...call, body: {} }) as { rates: JsonObject[] };
  const matching = rates.filter((rate) => (from ?? rate.from) === rate.from && (to ?? rate.to) === rate.to);
  if (matching.length === 0)
    throw new Refusal(107, `from, to: no rate from ${from ?? 'any'} to ${to ?? 'any'}`);
  return { rates: matching };
};

interface ServiceFilter {
  readonly direction?: string;
  readonly currency?: string;
  readonly country?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** Every filter that is sent must fit; a service without countries is for all of them. */
function fits(service: JsonObject, { direction, currency, country }: ServiceFilter): boolean {
  const currencies = service.currencies as readonly string[];
  const countries = service.countries as readonly string[];
  return (
    (direction === undefined || service.direction === direction) &&
    (currency === undefined || currencies.includes(currency)) &&
    (country === undefined || countries.length === 0 || countries.includes(country))
  );
}

export const serviceList: Operation = (world, call) => {
  const filter = call.body as ServiceFilter;
  const listed = [...world.services.values()].flatMap((service) => (service.listed ? [service.listed] : []));
  const { items, nextCursor } = partOf(
    listed.filter((service) => fits(service, filter)),
    filter,
  );
  const groups = serviceGroups.filter(({ id }) => items.some((service) => service.group_id === id));
  return { services: items, groups, next_cursor: nextCursor };
};

export const serviceGet: Operation = (world, call) => {
  const id = Number(call.parameters.service_id);
  const service = world.services.get(id);
  if (!service?.listed) throw new Refusal(201, 'service_id: not a service of this point');
  const { commission } = example(world, call) as { commission: JsonObject };
  return { ...service.listed, commission: { ...commission, currency: service.currencies[0] } };
};
