/**
 * Card tokens that this run has issued, the one of the contract's examples, and those of the test data. A token works for the account that it was
 * issued to.
 */
import type { Contract } from '../contract/contract';
import { documentedTransactions } from '../contract/examples';
import { refused } from '../api-error';
import type { Random } from '../portable/random';
import type { Memory } from './memory';

/** The card behind the saved cards of the test data. */
const RESERVED_MASK = '400000******0119';

/** @param reserved tokens of data/test-cards.yaml, and whose they are */
export function createCardTokens(
  contract: Contract,
  memory: Memory,
  random: Random,
  reserved: { readonly accountId: number; readonly tokens: readonly string[] },
) {
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
  for (const token of reserved.tokens)
    cards.set(token, { accountId: reserved.accountId, mask: RESERVED_MASK });

  return {
    /** The same card of the same account always gets the same token. */
    issue(accountId: number, mask: string) {
      const known = tokens.get(keyOf(accountId, mask));
      if (known !== undefined) return known;
      const token = `ct_${random.hex(16)}`;
      store(token, accountId, mask);
      return token;
    },
    /** Mask of the card behind a known token. */
    maskOf: (token: string) => cards.get(token)?.mask ?? '',
    /** @throws ApiError 16 for a token that is unknown or another account's */
    check(token: string, accountId: number) {
      if (cards.get(token)?.accountId !== accountId) throw refused.INVALID_TOKEN('card_token is unknown');
    },
  };
}
