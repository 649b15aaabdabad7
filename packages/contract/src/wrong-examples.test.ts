// `npm run facts` names an example that its schema refuses: an amount that is no number is found in seconds.
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '@gateway-docs/site-data/model';
import { loadOperations } from './load-operations';
import { wrongExamples } from './wrong-examples';

const root = path.resolve(__dirname, '../../..');
const operations = await loadOperations(root);

it('finds nothing in the contract as it is', async () => {
  expect(await wrongExamples(root, operations)).toEqual([]);
});

it('names file, call, example and place of an amount that is a word', async () => {
  const call = operations.find(({ id, version }) => id === 'transaction-create' && version === 'v2');
  const [example] = call?.requestExamples ?? [];
  if (!call || !example) throw new Error('There is no v2 transaction-create with an example.');
  const value = { ...(example.value as Record<string, Json>), amount: 'x' };
  const [message] = await wrongExamples(root, [{ ...call, requestExamples: [{ ...example, value }] }]);
  expect(message).toMatch(
    new RegExp(
      `^api/shared/examples/transaction-create\\.yaml: v2 transaction-create request ${example.name}: /amount must be integer`,
    ),
  );
});
