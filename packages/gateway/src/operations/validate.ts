/**
 * transaction/validate: the checks of pay without a payment. What is malformed is an error; what cannot be carried out is a
 * check that has not passed.
 */
import { ApiError } from '../api-error';
import type { Schema } from '../contract/operation-types';
import { ErrorCode } from '../generated/codes';
import type { Handler } from './call';
import { admit, AMOUNT_STEP } from './payment-checks';

type CheckName = Schema<'validation'>['checks'][number]['name'];

/** The checks in the order of the response, each with the error codes that fail it. What has any other code, such as antifraud, is not checked. */
const CHECKS: readonly (readonly [name: CheckName, codes: readonly ErrorCode[]])[] = [
  ['service', [ErrorCode.PAY_NOT_ALLOWED]],
  [
    'currency',
    [
      ErrorCode.CURRENCY_NOT_SUPPORTED_BY_WALLET,
      ErrorCode.CANNOT_CONVERT_CURRENCY,
      ErrorCode.CURRENCY_REQUIRED,
      ErrorCode.CURRENCY_NOT_SUPPORTED_BY_SERVICE,
    ],
  ],
  ['amount', [ErrorCode.BELOW_MINIMUM, ErrorCode.ABOVE_MAXIMUM]],
  // A wrong value is an error of the call itself.
  ['fields', []],
  ['balance', [ErrorCode.NOT_ENOUGH_BALANCE]],
  [
    'limits',
    [
      ErrorCode.WALLET_REACHED_THE_SERVICE_LIMIT,
      ErrorCode.SERVICE_LIMIT_REACHED,
      ErrorCode.CARD_LIMIT_CARD_CREDIT,
      ErrorCode.CARD_LIMIT_MOTO,
    ],
  ],
  ['recipient', [ErrorCode.VALIDATION_FAILED]],
];

/** Code 206 is both: an amount of 0 is an error of the call, one below the minimum a check. */
const CHECKED = CHECKS.flatMap(([, codes]) => codes);

export const validate: Handler<'transaction-validate'> = (sandbox, call) => {
  let failure: ApiError | undefined;
  try {
    admit(sandbox, call, call.body, 'validate');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!CHECKED.includes(error.code) && call.operation.errors.includes(error.code)) throw error;
    failure = error;
  }
  const named = CHECKS.find(([, codes]) => failure && codes.includes(failure.code))?.[0];
  const failed = failure?.details?.startsWith(AMOUNT_STEP) ? 'amount' : named;
  const checks = CHECKS.map(([name]) =>
    failure && name === failed
      ? { name, passed: false, error_code: failure.code, message: failure.details }
      : { name, passed: true, error_code: null, message: null },
  );
  return { valid: failed === undefined, checks };
};
