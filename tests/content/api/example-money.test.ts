/** Examples agree with each other about money: what is paid out of a wallet is in that wallet in the example of its balances. */
import { expect, it } from 'vitest';
import { objectOf, listOf, type Json } from '@gateway-docs/site-data/model';
import { bodiesOf, loadContract, present } from './support/contract';

/** The responses of a call by the names of their examples, those without an error. */
async function responsesOf(id: string): Promise<Readonly<Record<string, Json>>> {
  const bodies = bodiesOf(await loadContract('v2'));
  const body = bodies.find(
    ({ operation, role }) => operation.operation.operationId === id && role === 'success',
  );
  const { examples } = present(body, `${id} in v2`);
  return Object.fromEntries(
    Object.entries(examples).map(([name, { value }]) => [
      name,
      objectOf(JSON.parse(JSON.stringify(value)) as Json).response ?? null,
    ]),
  );
}

it('every transaction of an example has an active wallet of its currency, and a payout has the money', async () => {
  const { wallets } = objectOf(
    present((await responsesOf('account-info'))['all-wallets'], 'example all-wallets'),
  );
  const walletOf = new Map(listOf(wallets).map((wallet) => [objectOf(wallet).id, objectOf(wallet)]));
  const responses = await Promise.all(
    ['transaction-create', 'transaction-pay', 'transaction-find'].map(responsesOf),
  );
  const transactions = responses.flatMap((examples) => Object.entries(examples));
  expect(transactions.length).toBeGreaterThan(20);
  for (const [name, value] of transactions) {
    const { wallet_id: id, wallet_currency: currency, wallet_amount: amount, direction } = objectOf(value);
    const wallet = present(walletOf.get(id ?? null), `wallet ${JSON.stringify(id)} of ${name}`);
    expect([wallet.status, wallet.currency], name).toEqual(['active', currency]);
    if (direction !== 'payout') continue;
    const free = Number(wallet.balance) - Number(wallet.reserve) - Number(wallet.balance_min);
    expect(free, name).toBeGreaterThanOrEqual(Number(amount));
  }
});
