/**
 * Card tokens that this run has issued, and the one of the contract's examples. A token works for the account that it was
 * issued to.
 */
import type { Contract } from '../contract/contract';
import { documentedTransactions } from '../contract/examples';
import { ApiError } from '../api-error';
import { ErrorCode } from '../generated/codes';
import type { Random } from '../portable/random';
import type { Memory } from './memory';

export interface CardTokens {
  /** The same card of the same account always gets the same token. */
  issue(accountId: number, cardMask: string): string;
  /** Mask of the card behind a known token. */
  maskOf(token: string): string;
  /** @throws ApiError 16 for a token that is unknown or another account's */
  check(token: string, accountId: number): void;
}

export function createCardTokens(contract: Contract, memory: Memory, random: Random): CardTokens {
  const cards = memory.map<string, { accountId: number; mask: string }>('card tokens');
  const tokens = memory.map<string, string>('tokens by card');
  const keyOf = (accountId: number, mask: string) => `${accountId} ${mask}`;

  function store(token: string, accountId: number, mask: string): void {
    cards.set(token, { accountId, mask });
    tokens.set(keyOf(accountId, mask), token);
  }

  for (const { card_token: token, account_id: account, fields } of documentedTransactions(contract)) {
    const mask = fields?.card_number;
    if (typeof token === 'string' && mask !== undefined) store(token, account, mask);
  }

  return {
    issue(accountId, mask) {
      const known = tokens.get(keyOf(accountId, mask));
      if (known !== undefined) return known;
      const token = `ct_${random.hex(16)}`;
      store(token, accountId, mask);
      return token;
    },
    maskOf: (token) => cards.get(token)?.mask ?? '',
    check(token, accountId) {
      if (cards.get(token)?.accountId !== accountId)
        throw new ApiError(ErrorCode.INVALID_TOKEN, 'card_token is unknown');
    },
  };
}
