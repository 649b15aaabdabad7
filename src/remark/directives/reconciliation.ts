/**
 * `::reconciliation{part=books}` → a part of the worked example of the final report: transactions, movements, statement, the sum that
 * must hold, the merchant's books. All numbers are computed from data/cabinet/reconciliation.yaml.
 */
import { RECONCILIATION_PARTS } from '../cabinet/calculations';
import { defineHandler } from './handler';

export const reconciliation = defineHandler({
  example: '::reconciliation{part=statement}',
  attributes: { part: { required: true, values: Object.keys(RECONCILIATION_PARTS) } },
  build: ({ part = '' }, reference) => RECONCILIATION_PARTS[part]?.(reference) ?? [],
});
