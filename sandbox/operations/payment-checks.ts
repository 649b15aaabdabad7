/**
 * The checks that create, pay and validate share, in the order in which the gateway makes them. Each failure is a
 * documented error, and no transaction exists after it.
 */
import { isLuhn } from '../../src/reference/check-digits';
import { Refusal } from '../http/answer';
import type { Point } from '../settings';
import type { Scenarios } from '../scenarios/triggers';
import { checkServiceFields } from '../world/service-fields';
import type { SandboxService } from '../world/services';
import type { World } from '../world/world';
import type { PaymentRequest } from './call';

/** What the checks found out about an acceptable request. */
export interface Admission {
  readonly service: SandboxService;
  readonly walletCurrency: string;
  readonly currency: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Scenarios of a reserved prefix of `external_transaction_id`, if it has one. */
  readonly reserved: Scenarios | undefined;
}

/** No service takes more in any currency, in minor units. */
const MOST = 10_000_000_000;
const NOT_ENOUGH_BALANCE = 105;
const CURRENCY_NOT_SUPPORTED = 106;

/** A reserved prefix answers its error at once, unless its scenario goes on with a registered transaction. */
function checkReserved(reserved: Scenarios | undefined): void {
  const outcome = reserved?.[0].outcome;
  if (outcome?.error_code !== undefined && !isRegistered(outcome)) throw new Refusal(outcome.error_code);
}

/** True when a later find shows the transaction in spite of the error or the lost answer. */
export function isRegistered({ then = [] }: Scenarios[0]['outcome']): boolean {
  return then.some(
    (step) => step.by === 'merchant' && step.call === 'transaction-find' && step.status !== undefined,
  );
}

function checkWallet(world: World, point: Point, request: PaymentRequest, service: SandboxService): string {
  const code = world.triggers.byWallet(request)?.[0].outcome.error_code;
  const applies =
    (code !== NOT_ENOUGH_BALANCE || service.direction === 'payout') &&
    (code !== CURRENCY_NOT_SUPPORTED || request.amount_currency !== undefined);
  if (code !== undefined && applies) throw new Refusal(code);
  if (request.account_id !== point.accountId)
    throw new Refusal(100, 'account_id: not an account of this point');
  const currency = world.wallets.get(request.wallet_id);
  if (currency !== undefined) return currency;
  // A reserved wallet that does not apply to this request behaves like one in the first currency of the service.
  if (code !== undefined) return request.amount_currency ?? service.currencies[0] ?? '';
  throw new Refusal(104, 'wallet_id: not a wallet of this account');
}

function checkAmount({ amount }: PaymentRequest, service: SandboxService, currency: string): void {
  if (amount === undefined && !service.savesCards) throw new Refusal(10, 'amount: is missing');
  if (amount === undefined) return;
  // Limits are in the first currency of the service; the sandbox does not convert them.
  const { minAmount, maxAmount, currencies } = service;
  const isLimited = currency === currencies[0];
  if (isLimited && minAmount !== null && amount < minAmount)
    throw new Refusal(206, `amount: below ${minAmount}`);
  const limit = Math.min(isLimited ? (maxAmount ?? Infinity) : Infinity, MOST);
  if (amount > limit) throw new Refusal(207, `amount: above ${limit}`);
}

function checkFields(world: World, request: PaymentRequest, service: SandboxService): void {
  const { fields = {} } = request;
  if (fields.card_number !== undefined && !isLuhn(fields.card_number)) {
    throw new Refusal(202, 'fields.card_number: the check digit is wrong');
  }
  if (service.entry) checkServiceFields(service.entry, fields);
  if (fields.card_token !== undefined) world.cardTokens.check(fields.card_token, request.account_id);
}

/**
 * @param isNew false for validate, which leaves `external_transaction_id` free
 * @throws Refusal
 */
export function admit(world: World, point: Point, request: PaymentRequest, isNew: boolean): Admission {
  const { external_transaction_id: externalId } = request;
  const existing = isNew ? world.transactions.registered(point.id, externalId) : undefined;
  if (existing) {
    throw new Refusal(
      203,
      `external_transaction_id: ${externalId} belongs to transaction ${existing.state.id}`,
    );
  }
  const reserved = world.triggers.byExternalId(externalId);
  checkReserved(reserved);
  const service = world.services.get(request.service_id);
  if (!service) throw new Refusal(201, 'service_id: not a service of this point');
  const walletCurrency = checkWallet(world, point, request, service);
  if (
    request.amount !== undefined &&
    request.amount_currency === undefined &&
    service.currencies.length > 1
  ) {
    throw new Refusal(
      108,
      `amount_currency: is missing, the service works in ${service.currencies.join(', ')}`,
    );
  }
  const currency = request.amount_currency ?? walletCurrency;
  if (!service.currencies.includes(currency)) {
    throw new Refusal(216, `amount_currency: the service works in ${service.currencies.join(', ')}`);
  }
  checkAmount(request, service, currency);
  checkFields(world, request, service);
  world.rates.rate(currency, walletCurrency);
  return { service, walletCurrency, currency, fields: request.fields ?? {}, reserved };
}
