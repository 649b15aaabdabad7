/**
 * What never changes while the sandbox runs: the contract, the tables, and what the examples know. It is
 * read once and shared by all runs.
 */
import type { Service } from '@gateway-docs/site-data/services';
import { createContract, type Contract } from '../contract/contract';
import { documentedResponses, documentedWallets } from '../contract/examples';
import { createTriggers, type Triggers } from '../scenarios/triggers';
import type { Schemas } from '../contract/check-key';
import type { Catalogue, CatalogueTables } from '../catalogue/catalogue';
import type { Settings } from '../settings';
import { createRates, type Rates } from './rates';
import { createServices, type SandboxService } from './services';

export interface Sources {
  readonly settings: Settings;
  readonly contract: Contract;
  readonly tables: CatalogueTables;
  readonly services: ReadonlyMap<number, SandboxService>;
  /** Currency of each wallet of the demo account. */
  readonly wallets: ReadonlyMap<number, string>;
  /** Balance and reserve of a wallet at the start of a run, as the example of account/info shows them. */
  readonly openingOf: (walletId: number) => { readonly balance: number; readonly reserve: number };
  readonly rates: Rates;
  readonly triggers: Triggers;
  /** Values beside a test card, from data/test-cards.yaml. */
  readonly defaults: CatalogueTables['test-cards']['defaults'];
  readonly firstP2pMethod: number;
  readonly isFinal: (status: number) => boolean;
}

function firstP2pMethod(contract: Contract): number {
  const [response] = documentedResponses(contract, 'transaction-p2p-get-methods-list');
  return response?.p2p_methods[0]?.id ?? 0;
}

/** Wallets that the examples of account/info show. */
const shownWallets = (contract: Contract) =>
  documentedResponses(contract, 'account-info').flatMap(({ wallets }) => wallets);

/** Wallets of the contract's examples, and those that only a service of the catalogue uses. */
function walletsOf(catalogue: readonly Service[], contract: Contract): Map<number, string> {
  const shown = shownWallets(contract).map(({ id, currency }): [number, string] => [id, currency]);
  const used = catalogue.map(({ example }): [number, string] => [example.wallet_id, example.currency]);
  return new Map([...shown, ...used, ...documentedWallets(contract)]);
}

/** Wallets that no example of account/info shows begin empty. */
function openings(contract: Contract): Sources['openingOf'] {
  const wallets = new Map(shownWallets(contract).map((wallet) => [wallet.id, wallet]));
  return (walletId) => wallets.get(walletId) ?? { balance: 0, reserve: 0 };
}

/**
 * @param catalogue the contract and the data
 * @param schemas the checks of the contract
 */
export function createSources(
  settings: Settings,
  { calls, tables, services: catalogue }: Catalogue,
  schemas: Schemas,
): Sources {
  const contract = createContract(calls, schemas);
  const final = tables['transaction-statuses'].rows.filter((row) => row.final).map(({ code }) => code);
  return {
    settings,
    contract,
    tables,
    services: createServices(catalogue, contract, tables['test-cards'].rows, settings.hosts),
    wallets: walletsOf(catalogue, contract),
    openingOf: openings(contract),
    rates: createRates(contract, tables['currency-codes']),
    triggers: createTriggers(tables['test-cards']),
    defaults: tables['test-cards'].defaults,
    firstP2pMethod: firstP2pMethod(contract),
    isFinal: (status) => final.includes(status),
  };
}
