/**
 * The words for the closed lists of the tables, in one place, so that every page says the same about the same value.
 */
import type { ApiErrorCode, Currency, FailureReason } from '@gateway-docs/site-data/tables';

export const RETRIES: Readonly<Record<ApiErrorCode['retry'], string>> = {
  safe: 'Yes, unchanged, after a pause',
  same_id: 'Find first; then only with the same id',
  after_fix: 'After the correction',
  never: 'No',
};

export const DECLINE_RETRIES: Readonly<Record<FailureReason['retry'], string>> = {
  safe: 'At once, after the correction',
  later: 'Later, with the same data',
  other_method: 'With another way to pay',
  never: 'No',
};

export const ACTORS: Readonly<Record<ApiErrorCode['who_acts'], string>> = {
  merchant: 'You',
  payer: 'The payer',
  provider: 'Your provider',
};

const CURRENCY_KIND: Readonly<Record<Currency['kind'], string>> = {
  currency: 'currency',
  unit: 'fund or unit of account',
  metal: 'precious metal',
  special: 'special code',
};

export const retryText = (retry: ApiErrorCode['retry']): string => RETRIES[retry];
export const declineRetryText = (retry: FailureReason['retry']): string => DECLINE_RETRIES[retry];
export const actorText = (actor: ApiErrorCode['who_acts']): string => ACTORS[actor];
export const currencyKindText = (kind: Currency['kind']): string => CURRENCY_KIND[kind];
