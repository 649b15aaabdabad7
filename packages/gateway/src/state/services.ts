/**
 * The services of the sandbox: every entry of data/services, and those that only the contract's examples use. The latter
 * have no rules for their fields; what they show the payer (voucher, QR code, requisites) is that of their example.
 */
import { fillInHosts } from '@gateway-docs/contract/values';
import type { Operator } from '@gateway-docs/site-data/operator';
import type { Service } from '@gateway-docs/site-data/services';
import type { TestDataTable } from '@gateway-docs/site-data/tables';
import type { Contract } from '../contract/contract';
import { documentedResponses, documentedTransactions } from '../contract/examples';
import type { DocumentedTransaction } from '../contract/examples';
import type { Schema } from '../contract/operation-types';
import { pick } from '../pick';
import { INSTRUCTIONS } from '../transactions/transaction';
import { listedFrom } from './listed-service';

type TestRow = TestDataTable['rows'][number];
export type Tariff = NonNullable<TestRow['tariff']>;

type Hosts = Operator['hosts'];

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The services of the documented lists, by id. */
function documentedServices(contract: Contract): Map<number, Schema<'service'>> {
  const lists = documentedResponses(contract, 'service-list');
  return new Map(lists.flatMap(({ services }) => services.map((service) => [service.id, service])));
}

/** Services of the transactions that the examples of P2P calls name. */
function p2pServices(contract: Contract, transactions: readonly DocumentedTransaction[]): Set<number> {
  const requests = contract.find('transaction-p2p-get-methods-list', 'v2')?.requestExamples.values() ?? [];
  const ids = [...requests].map(({ id }) => id);
  return new Set(transactions.filter(({ id }) => ids.includes(id)).map(({ service_id }) => service_id));
}

/** Results of the examples of pay, and that of the catalogue's example, which a test of `data/` checks against the contract. */
function resultOf(entry: Service | undefined, examples: readonly DocumentedTransaction[], hosts: Hosts) {
  const own = fillInHosts((entry?.example.result ?? {}) as Partial<Schema<'pay-result'>>, hosts);
  return { ...examples.reduce((all, { result }) => ({ ...all, ...result }), {}), ...own };
}

/** Rows of the test data that are a service like one of the catalogue, with commissions. */
function pricedServices(catalogue: readonly Service[], rows: readonly TestRow[]) {
  const found = rows.flatMap(({ value, tariff }) => {
    const entry = catalogue.find(({ slug }) => slug === tariff?.service);
    return entry && tariff ? [[Number(value), { entry, tariff }] as const] : [];
  });
  return new Map(found);
}

const pricedName = ({ slug, name }: Service, id: number) => ({
  id,
  slug: `${slug}_commissions`,
  name: `${name}, with commissions`,
});

/**
 * @param catalogue entries of data/services
 * @param rows of data/test-cards.yaml
 * @param hosts of the operator profile; examples name them by placeholders, as the contract does
 * @returns services by id
 */
export function createServices(
  catalogue: readonly Service[],
  contract: Contract,
  rows: readonly TestRow[],
  hosts: Hosts,
) {
  const entries = new Map(catalogue.map((entry) => [entry.id, entry]));
  const twoStepEntries = new Map(
    catalogue.flatMap((entry) => (entry.two_step ? [[entry.two_step.id, entry] as const] : [])),
  );
  const transactions = documentedTransactions(contract);
  const documented = documentedServices(contract);
  const priced = pricedServices(catalogue, rows);
  const p2p = p2pServices(contract, transactions);

  function build(id: number) {
    const entry = entries.get(id) ?? twoStepEntries.get(id) ?? priced.get(id)?.entry;
    const twoStep = entry?.two_step?.id === id ? entry.two_step : undefined;
    const own = documented.get(id) ?? (entry && listedFrom(entry, twoStep));
    const listed = own && entry && priced.has(id) ? { ...own, ...pricedName(entry, id) } : own;
    const examples = transactions.filter(({ service_id }) => service_id === id);
    const used = examples.map(({ amount_currency }) => amount_currency);
    const result = resultOf(entry, examples, hosts);
    return {
      id,
      direction: entry?.direction ?? examples[0]?.direction ?? 'payin',
      currencies: unique([...(entry?.sandbox_currencies ?? []), ...(listed?.currencies ?? []), ...used]),
      /** Entry of the catalogue, if there is one. */
      entry,
      /** The payer transfers money to another person's card. */
      isP2p: entry?.kind === 'p2p' || p2p.has(id),
      /** As service/list shows it; a service that only an example of a payment uses is in no list. */
      listed,
      /** By currency, in its minor units; null without a limit. */
      limits: new Map(listed?.limits.map((limit) => [limit.currency, limit])),
      /** Which calls register a transaction. */
      call: listed?.call ?? 'either',
      /** Every approved payment is held until the merchant captures it. */
      holds: listed?.hold ?? false,
      /** Commissions, in minor units of its first currency; nothing where it takes none. */
      tariff: priced.get(id)?.tariff,
      latePayment: entry?.late_payment ?? listed?.late_payment ?? true,
      /** It can save a card without a payment. */
      savesCards:
        examples.some(({ amount }) => amount === null) || (entry !== undefined && !entry.example.amount),
      /** What pay asks the payer for where the test data do not say it. */
      payerAuth: result.payer_auth ?? 'NONE',
      /** Those of the example of pay, to be given this transaction's timestamps and amount. */
      payerInstructions: pick(result, INSTRUCTIONS),
    };
  }

  const ids = [
    ...entries.keys(),
    ...twoStepEntries.keys(),
    ...priced.keys(),
    ...documented.keys(),
    ...transactions.map(({ service_id }) => service_id),
  ];
  return new Map(unique(ids).map((id) => [id, build(id)]));
}

export type SandboxService =
  ReturnType<typeof createServices> extends ReadonlyMap<number, infer Built> ? Built : never;
