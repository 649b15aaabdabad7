/**
 * In: data/cabinet/tariff-example.yaml. Out: its strict schema and type: commission rules and amounts of the worked example. The
 * commissions themselves are computed. The rules are no prices: every merchant's are in the own tariff.
 */
import * as z from 'zod';
import { strict, text } from '@gateway-docs/kit/schema';
import { commissionRule } from './commission';

export const schema = strict({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rules: z
    .array(strict({ name: text, rule: commissionRule, amounts: z.array(z.int().positive()).min(1) }))
    .min(1),
});

export type TariffExample = z.infer<typeof schema>;
