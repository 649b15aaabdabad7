/**
 * The services of the sandbox: every entry of data/services, and those that only the contract's examples use. The latter
 * have no rules for their fields yet; what they show the payer (voucher, QR code, requisites) is that of their example.
 */
import type { Service } from '../../src/reference/service-schema';
import type { Contract } from '../contract/contract';
import { documentedTransactions, type DocumentedTransaction } from '../contract/examples';
import type { JsonObject } from '../http/parse-json';

export interface SandboxService {
  readonly id: number;
  readonly direction: 'payin' | 'payout';
  readonly currencies: readonly string[];
  /** Entry of the catalogue, if there is one. */
  readonly entry: Service | undefined;
  /** What the examples of the service show beside the common members: `crypto_*`, `network`. */
  readonly crypto: Readonly<Record<string, string>>;
  /** The payer transfers money to another person's card. */
  readonly isP2p: boolean;
  /** As service/list shows it; services that are in no documented list have none. */
  readonly listed: JsonObject | undefined;
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly latePayment: boolean;
  /** It can save a card without a payment. */
  readonly savesCards: boolean;
  /** voucher, qr or requisites of the example of pay, to be given fresh moments. */
  readonly payerInstructions: JsonObject;
}

const CRYPTO_MEMBERS = ['crypto_amount', 'crypto_currency', 'network'];
const INSTRUCTIONS = ['voucher', 'qr', 'requisites'];

const pick = (source: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The sandbox's own limit of a service that is in no documented list, in minor units. */
const MAX_AMOUNT = 10_000_000_000;

interface Listed extends JsonObject {
  readonly id: number;
  readonly min_amount: number;
  readonly max_amount: number;
  readonly late_payment: boolean;
  readonly currencies: readonly string[];
}

/** The services of the documented lists, by id. */
function documentedServices(contract: Contract): Map<number, Listed> {
  const lists = [...(contract.find('service-list', 'v2')?.successExamples.values() ?? [])];
  const services = lists.flatMap(({ response }) => (response as { services: Listed[] }).services);
  return new Map(services.map((service) => [service.id, service]));
}

/** Services of the transactions that the examples of P2P calls name. */
function p2pServices(contract: Contract, transactions: readonly DocumentedTransaction[]): Set<number> {
  const requests = [
    ...(contract.find('transaction-p2p-get-methods-list', 'v2')?.requestExamples.values() ?? []),
  ];
  const ids = requests.map(({ id }) => id);
  return new Set(transactions.filter(({ id }) => ids.includes(id)).map(({ service_id }) => service_id));
}

/** By service id. */
export function createServices(
  catalogue: Iterable<Service>,
  contract: Contract,
): Map<number, SandboxService> {
  const entries = new Map([...catalogue].map((entry) => [entry.id, entry]));
  const transactions = documentedTransactions(contract);
  const documented = documentedServices(contract);
  const p2p = p2pServices(contract, transactions);

  function build(id: number): SandboxService {
    const entry = entries.get(id);
    const listed = documented.get(id);
    const examples = transactions.filter(({ service_id }) => service_id === id);
    const used = examples.map(({ amount_currency }) => amount_currency);
    return {
      id,
      direction: entry?.direction ?? examples[0]?.direction ?? 'payin',
      currencies: unique([...(entry?.sandbox_currencies ?? []), ...(listed?.currencies ?? []), ...used]),
      entry,
      isP2p: entry?.kind === 'p2p' || p2p.has(id),
      listed,
      minAmount: listed?.min_amount ?? 1,
      maxAmount: listed?.max_amount ?? MAX_AMOUNT,
      latePayment: entry?.late_payment ?? listed?.late_payment ?? true,
      savesCards: examples.some(({ amount }) => amount === null),
      crypto: Object.assign({}, ...examples.map((example) => pick(example, CRYPTO_MEMBERS))) as Record<
        string,
        string
      >,
      payerInstructions: Object.assign(
        {},
        ...examples.map(({ result }) => pick(result ?? {}, INSTRUCTIONS)),
      ) as JsonObject,
    };
  }

  const ids = [...entries.keys(), ...documented.keys(), ...transactions.map(({ service_id }) => service_id)];
  return new Map(unique(ids).map((id) => [id, build(id)]));
}
