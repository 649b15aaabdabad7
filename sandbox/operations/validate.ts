/**
 * transaction/validate: the checks of pay without a payment. What is malformed is an error; what cannot be carried out is a
 * check that has not passed.
 */
import { Refusal } from '../http/answer';
import type { Operation, PaymentRequest } from './call';
import { admit } from './payment-checks';

/** The checks in the order of the answer, each with the error codes that fail it. The last takes all other codes. */
const CHECKS: readonly (readonly [name: string, codes: readonly number[]])[] = [
  ['service', [212, 214]],
  ['currency', [106, 107, 108, 216]],
  ['amount', [206, 207]],
  ['fields', [202]],
  ['balance', [105]],
  ['limits', [109, 110, 222, 225]],
  ['recipient', []],
];

export const validate: Operation = (world, call) => {
  let failure: Refusal | undefined;
  try {
    admit(world, call.point, call.body as PaymentRequest, false);
  } catch (error) {
    if (!(error instanceof Refusal) || call.operation.errors.includes(error.code)) throw error;
    failure = error;
  }
  const failed = CHECKS.find(([, codes]) => failure && codes.includes(failure.code))?.[0] ?? 'recipient';
  const checks = CHECKS.map(([name]) =>
    failure && name === failed
      ? { name, passed: false, error_code: failure.code, message: failure.details }
      : { name, passed: true, error_code: null, message: null },
  );
  return { valid: failure === undefined, checks };
};
