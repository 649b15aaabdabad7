/**
 * The checks that create, pay and validate share, in the order in which the gateway makes them. Each failure is a
 * documented error, and no transaction exists after it.
 */
import { isLuhn } from '@gateway-docs/site-data/check-digits';
import { ApiError, refused } from '../api-error';
import { errorCodeOf } from '../codes';
import { ErrorCode, TransactionStatus } from '../generated/codes';
import type { Scenarios } from '../scenarios/triggers';
import { checkServiceFields } from '../state/service-fields';
import type { SandboxService } from '../state/services';
import type { SandboxState } from '../state/sandbox-state';
import type { Transaction } from '../transactions/transaction';
import type { Caller, PaymentRequest } from './call';
import { checkAccount, checkWallet, serviceOf } from './ownership';

/** What the checks found out about an acceptable request. */
export interface Admission {
  readonly service: SandboxService;
  readonly walletCurrency: string;
  readonly currency: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Scenarios of a reserved prefix in the request's own ids, if there is one. */
  readonly reserved: Scenarios | undefined;
}

/** Begins the message about an amount between the steps of its service. */
export const AMOUNT_STEP = 'amount: is no multiple of';

/** No service takes more in any currency, in minor units. */
const LARGEST_AMOUNT = 10_000_000_000;

/** A reserved prefix or saved card answers its error at once, unless its scenario goes on with a registered transaction. */
function checkReserved(reserved: Scenarios | undefined): void {
  const outcome = reserved?.[0].outcome;
  if (outcome?.error_code !== undefined && !isRegistered(outcome))
    throw new ApiError(errorCodeOf(outcome.error_code));
}

/** True when a later find shows the transaction in spite of the error or the lost response. */
export function isRegistered({ then = [] }: Scenarios[0]['outcome']): boolean {
  return then.some(
    (step) => step.by === 'merchant' && step.call === 'transaction-find' && step.status !== undefined,
  );
}

type PaymentCall = 'create' | 'pay' | 'validate';

/** @throws ApiError 214 or 204 for a service that the call cannot register */
function checkCall({ call, direction }: SandboxService, operation: PaymentCall): void {
  if (operation !== 'create' && call === 'create')
    throw refused.PAY_NOT_ALLOWED('service_id: the service works on the hosted page only');
  if (operation === 'create' && (direction === 'payout' || call === 'pay'))
    throw refused.VALIDATION_FAILED('service_id: the service cannot be paid on the hosted page');
}

/** The error of a reserved account or wallet. */
const reservedCode = ({ triggers }: SandboxState, request: PaymentRequest) =>
  triggers.byWallet(request)?.[0].outcome.error_code;

/** @returns currency of the wallet */
function walletCurrencyOf(sandbox: SandboxState, caller: Caller, request: PaymentRequest): string {
  const { wallet_id: id, amount_currency: currency } = request;
  const own = sandbox.wallets.get(id);
  const code = reservedCode(sandbox, request);
  const isSame = code === ErrorCode.CURRENCY_NOT_SUPPORTED_BY_WALLET && (currency ?? own) === own;
  // The balance is checked when all else is right.
  const isLater = code === ErrorCode.NOT_ENOUGH_BALANCE;
  if (code !== undefined && !isSame && !isLater) throw new ApiError(errorCodeOf(code));
  checkAccount(caller, request.account_id);
  return checkWallet(sandbox, id);
}

function checkAmount({ amount }: PaymentRequest, service: SandboxService, currency: string): void {
  if (amount === undefined && !service.savesCards) throw refused.BAD_REQUEST('amount: is missing');
  if (amount === undefined) return;
  const { min_amount: least, max_amount: most, step = 1 } = service.limits.get(currency) ?? {};
  if (amount % step !== 0) throw refused.VALIDATION_FAILED(`${AMOUNT_STEP} ${step}`);
  if (amount < (least ?? 0)) throw refused.BELOW_MINIMUM(`amount: below ${least ?? 0}`);
  const limit = Math.min(most ?? Infinity, LARGEST_AMOUNT);
  if (amount > limit) throw refused.ABOVE_MAXIMUM(`amount: above ${limit}`);
}

function checkFields(
  sandbox: SandboxState,
  request: PaymentRequest,
  service: SandboxService,
  onPage: boolean,
): void {
  const { fields = {} } = request;
  if (fields.card_number !== undefined && !isLuhn(fields.card_number))
    throw refused.INVALID_SERVICE_FIELD_VALUE('fields.card_number: the check digit is wrong');
  if (service.entry) checkServiceFields(service.entry, fields, onPage);
  if (fields.card_token !== undefined) {
    sandbox.cardTokens.check(fields.card_token, request.account_id);
    checkReserved(sandbox.triggers.byPayment(request, fields));
  }
}

/** The points of the sandbox demand no pay-in and charge no commission of their own. */
function checkPayin(
  { transactions }: SandboxState,
  { incoming_transaction_id: incoming, external_commission_amount: commission }: PaymentRequest,
): void {
  const isPaid = ({ state: { id, direction, status } }: Transaction) =>
    id === incoming && direction === 'payin' && status === TransactionStatus.SUCCESS;
  if (incoming !== undefined && !transactions.all().some(isPaid))
    throw refused.INCOMING_TRANSACTION_NOT_FOUND('incoming_transaction_id: no paid pay-in of this account');
  if (commission !== undefined)
    throw refused.EXTERNAL_COMMISSION_AMOUNT_NOT_EXPECTED('external_commission_amount: is not expected');
}

/** Only a reserved wallet has to cover its payouts; the others may become negative. */
function checkBalance(
  sandbox: SandboxState,
  request: PaymentRequest,
  { service, currency, walletCurrency }: Admission,
): void {
  const { amount = 0, wallet_id: id } = request;
  const { balance, reserve } = sandbox.ledger.amountsOf(id);
  const cost = amount + sandbox.settlement.commission(service, 'point', amount, currency);
  const lacks = sandbox.rates.convert(cost, currency, walletCurrency) + reserve - balance;
  const isBound = reservedCode(sandbox, request) === ErrorCode.NOT_ENOUGH_BALANCE;
  if (isBound && service.direction === 'payout' && lacks > 0)
    throw refused.NOT_ENOUGH_BALANCE(`wallet ${id} lacks ${lacks}`);
}

/**
 * @param operation validate leaves `external_transaction_id` free; create has a page that asks for some fields
 * @throws ApiError
 */
export function admit(
  sandbox: SandboxState,
  caller: Caller,
  request: PaymentRequest,
  operation: PaymentCall,
): Admission {
  const { external_transaction_id: externalId, amount, amount_currency: asked } = request;
  const existing =
    operation === 'validate' ? undefined : sandbox.transactions.registered(caller.point.id, externalId);
  if (existing)
    throw refused.EXTERNAL_TRANSACTION_ID_ALREADY_EXISTS(
      `external_transaction_id: ${externalId} belongs to transaction ${existing.state.id}`,
    );
  const found = sandbox.triggers.byExternalId(request);
  const { errors = [] } = sandbox.contract.find('transaction-create', caller.version) ?? {};
  const { error_code: code } = found?.[0].outcome ?? {};
  // An error that create never returns begins an ordinary payment there.
  const reserved = operation === 'create' && code !== undefined && !errors.includes(code) ? undefined : found;
  checkReserved(reserved);
  const service = serviceOf(sandbox, request.service_id);
  checkCall(service, operation);
  const walletCurrency = walletCurrencyOf(sandbox, caller, request);
  if (amount !== undefined && asked === undefined && service.currencies.length > 1)
    throw refused.CURRENCY_REQUIRED(
      `amount_currency: is missing, the service works in ${service.currencies.join(', ')}`,
    );
  const currency = asked ?? walletCurrency;
  if (!service.currencies.includes(currency))
    throw refused.CURRENCY_NOT_SUPPORTED_BY_SERVICE(
      `amount_currency: the service works in ${service.currencies.join(', ')}`,
    );
  checkAmount(request, service, currency);
  checkFields(sandbox, request, service, operation === 'create');
  if (operation !== 'validate') checkPayin(sandbox, request);
  const admission = { service, walletCurrency, currency, fields: request.fields ?? {}, reserved };
  checkBalance(sandbox, request, admission);
  return admission;
}
