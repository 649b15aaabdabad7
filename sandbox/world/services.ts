/**
 * The services of the sandbox: every entry of data/services, and those that only the contract's examples use. The latter
 * have no rules for their fields; what they show the payer (voucher, QR code, requisites) is that of their example.
 */
import type { Service } from '../../src/reference/services/service-schema';
import type { Contract } from '../contract/contract';
import {
  documentedResponses,
  documentedTransactions,
  type DocumentedTransaction,
} from '../contract/examples';
import type { JsonObject } from '../http/parse-json';
import type { PayerAuth } from '../transactions/transaction';
import { listedFrom } from './listed-service';

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
  /** As service/list shows it; a service that only an example of a payment uses is in no list. */
  readonly listed: JsonObject | undefined;
  /** In minor units of the first currency; null without a limit. */
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly latePayment: boolean;
  /** It can save a card without a payment. */
  readonly savesCards: boolean;
  /** What pay asks the payer for where the test data do not say it. */
  readonly payerAuth: PayerAuth;
  /** voucher, qr or requisites of the example of pay, to be given fresh moments. */
  readonly payerInstructions: JsonObject;
}

const CRYPTO_MEMBERS = ['crypto_amount', 'crypto_currency', 'network'];
const INSTRUCTIONS = ['voucher', 'qr', 'requisites'];

const pick = (source: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The services of the documented lists, by id. */
function documentedServices(contract: Contract): Map<number, JsonObject> {
  const lists = documentedResponses(contract, 'service-list') as { services?: JsonObject[] }[];
  return new Map(
    lists.flatMap(({ services = [] }) => services.map((service) => [Number(service.id), service])),
  );
}

/** Services of the transactions that the examples of P2P calls name. */
function p2pServices(contract: Contract, transactions: readonly DocumentedTransaction[]): Set<number> {
  const requests = contract.find('transaction-p2p-get-methods-list', 'v2')?.requestExamples.values() ?? [];
  const ids = [...requests].map(({ id }) => id);
  return new Set(transactions.filter(({ id }) => ids.includes(id)).map(({ service_id }) => service_id));
}

/** Results of the examples of pay, and that of the catalogue. */
function resultOf(entry: Service | undefined, examples: readonly DocumentedTransaction[]): JsonObject {
  return Object.assign(
    {},
    ...examples.map(({ result }) => result ?? {}),
    entry?.example.result,
  ) as JsonObject;
}

/**
 * @param catalogue entries with the hosts of the operator profile
 * @returns services by id
 */
export function createServices(
  catalogue: readonly Service[],
  contract: Contract,
): Map<number, SandboxService> {
  const entries = new Map(catalogue.map((entry) => [entry.id, entry]));
  const transactions = documentedTransactions(contract);
  const documented = documentedServices(contract);
  const p2p = p2pServices(contract, transactions);

  function build(id: number): SandboxService {
    const entry = entries.get(id);
    const listed = documented.get(id) ?? (entry && listedFrom(entry));
    const examples = transactions.filter(({ service_id }) => service_id === id);
    const used = examples.map(({ amount_currency }) => amount_currency);
    const inList = (listed?.currencies ?? []) as readonly string[];
    const result = resultOf(entry, examples);
    const crypto = Object.assign(
      {},
      ...examples.map((example) => pick(example, CRYPTO_MEMBERS)),
    ) as JsonObject;
    return {
      id,
      direction: entry?.direction ?? examples[0]?.direction ?? 'payin',
      currencies: unique([...(entry?.sandbox_currencies ?? []), ...inList, ...used]),
      entry,
      isP2p: entry?.kind === 'p2p' || p2p.has(id),
      listed,
      minAmount: (listed?.min_amount ?? null) as number | null,
      maxAmount: (listed?.max_amount ?? null) as number | null,
      latePayment: entry?.late_payment ?? listed?.late_payment !== false,
      savesCards:
        examples.some(({ amount }) => amount === null) || (entry !== undefined && !entry.example.amount),
      crypto: { ...(crypto as Record<string, string>), ...entry?.example.crypto },
      payerAuth: (result.payer_auth ?? 'NONE') as PayerAuth,
      payerInstructions: pick(result, INSTRUCTIONS),
    };
  }

  const ids = [...entries.keys(), ...documented.keys(), ...transactions.map(({ service_id }) => service_id)];
  return new Map(unique(ids).map((id) => [id, build(id)]));
}
