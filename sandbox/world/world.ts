/**
 * Everything that the operations work on in one run: what is shared by all runs, the state in memory, and the machinery that
 * moves it.
 */
import { createCallbacks, type Callbacks } from '../callbacks/callbacks';
import type { Clock } from '../clock';
import type { Contract } from '../contract/contract';
import { createPlayer, type Player } from '../scenarios/player';
import { createChanges, type Changes } from '../transactions/changes';
import { createTransactionStore, type TransactionStore } from '../transactions/store';
import type { Transaction } from '../transactions/transaction';
import { wholeView } from '../transactions/views';
import { createBearerTokens, type BearerTokens } from './bearer-tokens';
import { createCardTokens, type CardTokens } from './card-tokens';
import { createCollection, type Collection } from './collection';
import { createInvoicing, type Invoicing } from './invoicing';
import type { Sources } from './sources';

export interface World extends Sources, Invoicing {
  readonly clock: Clock;
  readonly transactions: TransactionStore;
  readonly changes: Changes;
  readonly player: Player;
  readonly callbacks: Callbacks;
  readonly cardTokens: CardTokens;
  readonly bearerTokens: BearerTokens;
  readonly reports: Collection;
  /** Masks of cards on the white list. */
  readonly whiteList: Set<string>;
  /** Address of a page of the hosted checkout: `p` pay page, `r` redirect, `acs` bank, followed by the transaction's id. */
  readonly checkout: (page: 'p' | 'r' | 'acs', id: number) => string;
}

const SUCCESS = 1;
const FIRST_REPORT_ID = 4001;

/** The saved card of the example of cards/check is on the white list. */
function documentedTokenMasks(contract: Contract, cardTokens: CardTokens): string[] {
  const requests = [...(contract.find('cards-check', 'v2')?.requestExamples.values() ?? [])];
  return requests.flatMap(({ card_token: token }) =>
    typeof token === 'string' ? [cardTokens.maskOf(token)] : [],
  );
}

export function createWorld(sources: Sources, clock: Clock): World {
  const { settings, contract, tables, rates } = sources;
  const { capacity } = settings;
  const callbacks = createCallbacks(settings, clock);
  const cardTokens = createCardTokens(contract, capacity);
  const checkout: World['checkout'] = (page, id) => `${settings.checkoutUrl}/${page}/${id}`;

  function onChange(transaction: Transaction): void {
    const { state, version, wantsCardToken, fields } = transaction;
    const { card_number: mask } = fields;
    if (state.status === SUCCESS && wantsCardToken && mask !== undefined) {
      transaction.cardToken ??= cardTokens.issue(state.account_id, mask);
    }
    callbacks.send(transaction, wholeView(transaction, version, checkout('r', state.id)));
  }

  const changes = createChanges(tables['transaction-statuses'], clock, onChange, ({ state }, amount) =>
    rates.convert(amount, state.amount_currency, state.wallet_currency),
  );
  return {
    ...sources,
    ...createInvoicing(contract, capacity),
    clock,
    transactions: createTransactionStore(capacity),
    changes,
    player: createPlayer(clock, changes),
    callbacks,
    cardTokens,
    bearerTokens: createBearerTokens(contract, clock, settings.points, capacity),
    reports: createCollection('id', [], FIRST_REPORT_ID, capacity),
    whiteList: new Set(documentedTokenMasks(contract, cardTokens)),
    checkout,
  };
}
