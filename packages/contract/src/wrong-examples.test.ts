// `npm run facts` names an example that its schema refuses: an amount that is no number is found in seconds.
import { expect, it } from 'vitest';
import type { Json } from '@gateway-docs/site-data/model';
import { wrongExamples } from './wrong-examples';
import { demoSite } from './tests';

const { operations, documents } = await demoSite.load();

it('finds nothing in the contract as it is', () => {
  expect(wrongExamples({ operations, documents })).toEqual([]);
});

it('names file, call, example and place of an amount that is a word', () => {
  const call = operations.find(({ id, version }) => id === 'transaction-create' && version === 'v2');
  const [example] = call?.requestExamples ?? [];
  if (!call || !example) throw new Error('There is no v2 transaction-create with an example.');
  const value = { ...(example.value as Record<string, Json>), amount: 'x' };
  const changed = [{ ...call, requestExamples: [{ ...example, value }] }];
  const [message] = wrongExamples({ operations: changed, documents });
  expect(message).toMatch(
    new RegExp(
      `^api/shared/examples/transaction-create\\.yaml: v2 transaction-create request ${example.name}: /amount must be integer`,
    ),
  );
});
