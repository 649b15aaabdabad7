// Rules of guides of the cabinet that the sandbox can play: what a check leaves out.
import { expect, it } from 'vitest';
import { playRules, stated } from '../tests/play-rules';

const { documented, call, pay } = await playRules();

it('a check does not look at the id, and the payout with a used one is rejected', async () => {
  const payout = documented('transaction-pay', 'card-payout');
  expect((await pay(payout)).code).toBe(0);
  const { response } = await call('transaction-validate', payout);
  expect(response.valid).toBe(true);
  expect((await pay({ ...payout, amount: 9900 })).code).toBe(203);
  stated({
    'cabinet/payout/create.mdx': 'It does not look whether your id was used.',
    'data/cabinet/screens/payout-create.yaml': 'Tests limits, recipient and balance, not your id.',
    'cabinet/payout/history.mdx':
      'Approved, and rejected at once with {error(203)} | A transaction of this point has the same id',
  });
});
