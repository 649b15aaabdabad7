/** What a merchant calls after the response to a payment, where a method waits for that before the gateway goes on by itself. */
import type { ScenarioOutcome, Service } from '@gateway-docs/site-data/services';
import { listOf, objectOf } from '../json';
import type { Client } from './client';

/**
 * Makes the calls.
 * @param id of the transaction
 */
export type BeforeGateway = (call: Client['call'], id: unknown) => Promise<void>;

const payFromCard: BeforeGateway = async (call, id) => {
  const list = await call('transaction-p2p-get-methods-list', { id });
  const [method] = listOf(list?.response.p2p_methods);
  await call('transaction-p2p-get-recipient-card', { id, p2p_method_id: objectOf(method).id });
  await call('transaction-p2p-confirm', { id, confirmation_fields: { sender_card_tail: '1111' } });
};

const payToAddress =
  ({ example }: Service): BeforeGateway =>
  async (call, id) => {
    const { crypto_currency = 'USDT', network = 'TRON' } = example.crypto ?? {};
    await call('transaction-get-crypto-address', { id, crypto_currency, network });
  };

/** @returns undefined where the gateway waits for nothing, or the scenario is about a payer who gives up */
export function beforeGatewayOf(service: Service, { then = [] }: ScenarioOutcome): BeforeGateway | undefined {
  const givesUp = then.some((step) => step.by === 'merchant' && step.call === 'transaction-p2p-cancel');
  if (service.direction === 'payout' || service.call === 'create' || givesUp) return undefined;
  if (service.kind === 'p2p') return payFromCard;
  return service.kind === 'crypto' ? payToAddress(service) : undefined;
}
