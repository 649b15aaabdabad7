/**
 * In: data/cabinet/reconciliation.yaml. Out: its strict schema and type: one wallet in one month, as the gateway and the merchant's
 * books have it. Only what happened is written here; movements, balances, sums and differences are computed.
 */
import * as z from 'zod';
import { sentence, strict, text } from '@gateway-docs/kit/schema';
import { commissionRule } from './commission';

const timestamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'write the time as 2024-12-05 10:02:10');
const units = z.int();

const transaction = strict({
  id: z.int().positive(),
  order: text.describe('external_transaction_id'),
  direction: z.enum(['payin', 'payout']),
  status: z.int(),
  amount: units.positive(),
  captured: units.nonnegative(),
  returned: strict({
    by: z.enum(['reversal', 'chargeback', 'payout_return']),
    units: units.positive(),
    at: timestamp,
    fee: units.positive().optional().describe('Charged with a chargeback'),
  }).optional(),
  finished_at: timestamp.describe('When it was paid or declined'),
});

export const schema = strict({
  wallet: strict({ id: z.int(), name: text, currency: z.string().regex(/^[A-Z]{3}$/) }),
  from: timestamp,
  to: timestamp.describe('Not included'),
  opening_balance: units,
  commission: commissionRule,
  transactions: z.array(transaction).min(1),
  /** Movements without a transaction. */
  other: z.array(
    strict({
      at: timestamp,
      operation: z.enum(['transfer', 'deposit', 'withdrawal', 'correction']),
      change: units,
    }),
  ),
  books: z.array(strict({ order: text, units })).min(1),
  explained: z.array(strict({ order: text, cause: sentence, remedy: sentence })),
});

export type Reconciliation = z.infer<typeof schema>;
export type LedgerTransaction = Reconciliation['transactions'][number];
