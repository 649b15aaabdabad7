/**
 * What never changes while the sandbox runs: the contract, the tables, and what the examples know. It is
 * read once and shared by all runs.
 */
import type { Service } from '@gateway-docs/site-data/services';
import { createContract, type Contract } from '../contract/contract';
import type { Schema } from '../contract/operation-types';
import { documentedResponses, documentedTransactions } from '../contract/examples';
import { createTriggers } from '../scenarios/triggers';
import type { Schemas } from '../contract/check-key';
import type { Catalogue } from '../catalogue/catalogue';
import type { Settings } from '../settings';
import { createRates } from './rates';
import { createServices } from './services';

/** Wallets that the examples of account/info show. */
const shownWallets = (contract: Contract) =>
  documentedResponses(contract, 'account-info').flatMap(({ wallets }) => wallets);

/** Wallets of the contract's examples, and those that only a service of the catalogue uses. */
function walletsOf(catalogue: readonly Service[], contract: Contract): Map<number, string> {
  const shown = shownWallets(contract).map(({ id, currency }): [number, string] => [id, currency]);
  const used = catalogue.map(({ example }): [number, string] => [example.wallet_id, example.currency]);
  const paid = documentedTransactions(contract).map((one) => [one.wallet_id, one.wallet_currency] as const);
  return new Map([...shown, ...used, ...paid].toSorted(([a], [b]) => a - b));
}

/**
 * @param catalogue the contract and the data
 * @param schemas the checks of the contract
 */
export function createSources(
  settings: Settings,
  { calls, tables, services: catalogue }: Catalogue,
  schemas: Schemas,
) {
  const contract = createContract(calls, schemas);
  const shown = new Map(shownWallets(contract).map((wallet) => [wallet.id, wallet]));
  const [p2p] = documentedResponses(contract, 'transaction-p2p-get-methods-list');
  const final = tables['transaction-statuses'].rows.filter((row) => row.final).map(({ code }) => code);
  return {
    settings,
    contract,
    tables,
    services: createServices(catalogue, contract, tables['test-cards'].rows, settings.hosts),
    /** Currency of each wallet of the demo account. */
    wallets: walletsOf(catalogue, contract),
    /** Balance and reserve of a wallet at the start of a run: as the example of account/info shows them, or nothing. */
    openingOf: (walletId: number): Pick<Schema<'wallet'>, 'balance' | 'reserve'> =>
      shown.get(walletId) ?? { balance: 0, reserve: 0 },
    rates: createRates(contract, tables['currency-codes']),
    triggers: createTriggers(tables['test-cards']),
    /** Values beside a test card, from data/test-cards.yaml. */
    defaults: tables['test-cards'].defaults,
    firstP2pMethod: p2p?.p2p_methods[0]?.id ?? 0,
    isFinal: (status: number) => final.includes(status),
  };
}

export type Sources = ReturnType<typeof createSources>;
