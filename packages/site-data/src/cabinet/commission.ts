/**
 * In: a commission rule of the contract and an amount. Out: the commission and the steps to it, in whole minor units:
 * percent of the amount plus the fixed part, not less than `min`, not more than `max`, rounded half up (commission-rule.yaml of api/).
 */
import * as z from 'zod';
import { strict } from '@gateway-docs/kit/schema';

const minorUnits = z.int().nonnegative();

export const commissionRule = strict({
  percent: z.string().regex(/^\d+(\.\d+)?$/, 'write the percentage as a decimal text, like "1.40"'),
  fix: minorUnits,
  min: minorUnits.nullable(),
  max: minorUnits.nullable(),
});

export type CommissionRule = z.infer<typeof commissionRule>;

export interface CommissionSteps {
  /** Share of the amount, rounded half up. */
  readonly share: number;
  /** Share and fixed part, before the bounds. */
  readonly unbounded: number;
  readonly commission: number;
  readonly bound: 'min' | 'max' | null;
}

/** @param amount whole minor units, not negative */
export function commissionOf(amount: number, { percent, fix, min, max }: CommissionRule): CommissionSteps {
  const [whole = '', decimals = ''] = percent.split('.');
  // BigInt: an amount times a percentage with many decimals leaves the range of exact numbers.
  const divisor = 100n * 10n ** BigInt(decimals.length);
  const share = Number((2n * BigInt(amount) * BigInt(whole + decimals) + divisor) / (2n * divisor));
  const unbounded = share + fix;
  if (min !== null && unbounded < min) return { share, unbounded, commission: min, bound: 'min' };
  if (max !== null && unbounded > max) return { share, unbounded, commission: max, bound: 'max' };
  return { share, unbounded, commission: unbounded, bound: null };
}
