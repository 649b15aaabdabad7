/**
 * Everything that the operations work on in one run: what is shared by all runs, the state in memory, and the machinery that
 * moves it.
 */
import type { Version } from '@gateway-docs/site-data/model';
import { createCallbacks } from '../callbacks/callbacks';
import type { Transport } from '../callbacks/transport';
import { watchedClock, type Clock } from '../clock';
import { TransactionStatus } from '../generated/codes';

import type { ReportSchema, RequestBody } from '../contract/operation-types';
import { createPlayer } from '../scenarios/player';
import { createChanges } from '../transactions/changes';
import { createTransactionStore } from '../transactions/store';
import type { Transaction } from '../transactions/transaction';
import { wholeView } from '../transactions/views';
import { createRandom } from '../portable/random';
import { createBearerTokens } from './bearer-tokens';
import { createCardTokens } from './card-tokens';
import { createCollection } from './collection';
import { countPayment, createInvoicing } from './invoicing';
import { createLedger } from './ledger';
import { createMemory } from './memory';
import { createQuotes } from './quotes';
import { createSettlement } from './settlement';
import type { Sources } from './sources';

/** A report that was ordered in this run. */
export interface StoredReport {
  readonly id: number;
  readonly request: RequestBody<'report-create'>;
  readonly status: ReportSchema<'report-status'>;
  /** When it was ordered, in milliseconds. */
  readonly created: number;
  /** Id of the point that ordered it. */
  readonly point: number;
  /** Of the call that ordered it: its file has the times of that version. */
  readonly version: Version;
  /** Those of its period, as they were when it became ready. */
  readonly transactions?: readonly Transaction[];
}

const FIRST_REPORT_ID = 4001;

/** What a run works with where it is no server of this machine. */
export interface Ports {
  /** Carries callbacks; HTTP without one. */
  readonly transport?: Transport;
  /** Told about a transaction after each of its changes. */
  readonly watch?: (transaction: Transaction) => void;
}

/**
 * @param sources shared by all runs
 * @param bareClock of this run
 */
export function createSandboxState(sources: Sources, bareClock: Clock, { transport, watch }: Ports = {}) {
  const { settings, contract, tables, rates, triggers } = sources;
  const memory = createMemory(settings.capacity);
  const clock = watchedClock(
    bareClock,
    (error) => settings.log(`scenario: ${String(error)}`),
    () => memory.changed(),
  );
  const random = createRandom(settings.seed);
  memory.add('random', { save: () => random.taken, load: (saved) => void (random.taken = Number(saved)) });
  const callbacks = createCallbacks(settings, clock, memory, transport);
  const cardTokens = createCardTokens(contract, memory, random, {
    accountId: settings.points[0]?.accountId ?? 0,
    tokens: triggers.savedCards,
  });
  const settlement = createSettlement(sources.services, rates);
  const checkout = (page: 'p' | 'r' | 'acs', id: number) => `${settings.hosts.checkout}/${page}/${id}`;
  const invoicing = createInvoicing(contract, memory, clock);

  function onChange(transaction: Transaction): void {
    const { state, version, wantsCardToken, cardMask: mask } = transaction;
    if (state.status === TransactionStatus.SUCCESS && wantsCardToken && mask !== null) {
      transaction.cardToken ??= cardTokens.issue(state.account_id, mask);
    }
    countPayment(invoicing, transaction, clock.now());
    callbacks.send(transaction, wholeView(transaction, version, checkout('r', state.id)));
  }

  const { 'wallet-movements': movements, 'transaction-statuses': statuses } = tables;
  const ledger = createLedger(movements, clock, settlement.inWallet, sources.openingOf, memory);
  function onMoney(transaction: Transaction): void {
    ledger.book(transaction.state);
    watch?.(transaction);
  }
  const changes = createChanges(statuses, clock, onChange, settlement.settle, random, onMoney);
  const whiteList = memory.set<string>('white list');
  // The saved card of the example of cards/check is on the white list.
  for (const { card_token: token } of contract.find('cards-check', 'v2')?.requestExamples.values() ?? [])
    if (typeof token === 'string') whiteList.add(cardTokens.maskOf(token));
  return {
    ...sources,
    ...invoicing,
    clock,
    random,
    /** Everything below that changes, for a state file. */
    memory,
    transactions: createTransactionStore(memory),
    changes,
    ledger,
    settlement,
    quotes: createQuotes(triggers, rates, clock, memory),
    player: createPlayer(clock, changes),
    callbacks,
    cardTokens,
    bearerTokens: createBearerTokens(contract, clock, settings.points, memory, random),
    reports: createCollection<StoredReport>([], FIRST_REPORT_ID, memory, 'reports'),
    /** Masks of cards on the white list. */
    whiteList,
    /** Address of a page of the hosted checkout: `p` pay page, `r` redirect, `acs` bank, followed by the transaction's id. */
    checkout,
  };
}

export type SandboxState = ReturnType<typeof createSandboxState>;

/**
 * Puts a saved state back into a run that has just begun.
 * @param text of `memory.save()`
 * @throws Error when the text is no saved state
 */
export function restore({ memory, transactions, player }: SandboxState, text: string): void {
  memory.load(text);
  transactions.all().forEach((transaction) => player.restore(transaction));
}
