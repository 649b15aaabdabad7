/**
 * The words for the closed lists of the tables, from `data/texts/tables.json`, so that every page says the same about the same value. The compiler finds
 * a value without words.
 */
import texts from '../../../data/texts/tables.json';
import type { ApiErrorCode, Currency, FailureReason } from '@gateway-docs/site-data/tables';

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const RETRIES: Words<ApiErrorCode['retry']> = texts.retry;
export const DECLINE_RETRIES: Words<FailureReason['retry']> = texts.declineRetry;
export const ACTORS: Words<ApiErrorCode['who_acts']> = texts.actor;
export const CURRENCY_KINDS: Words<Currency['kind']> = texts.currencyKind;
