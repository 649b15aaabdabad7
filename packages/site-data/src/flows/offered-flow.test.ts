import { expect, it } from 'vitest';
import type { Flow, FlowBranch } from '@gateway-docs/diagrams';
import { NOTHING_LEFT_OUT } from '../offer/offer';
import { offeredFlow } from './parse-flow';

const branch = (label: string, text: string): FlowBranch => ({
  label,
  steps: [{ type: 'message', from: 'merchant', to: 'gateway', text }],
});
const collected = branch('Collected', 'Document and code');
const lost = branch('Lost', 'transaction/resend_giftcode, with the id');
const expired = branch('Expired', 'Code closed');

const flowOf = (...branches: FlowBranch[]): Flow => ({
  title: 'Cash',
  summary: 'Cash by code.',
  participants: [],
  steps: [
    { type: 'note', over: ['merchant'], text: 'transaction/pay' },
    { type: 'alt', branches },
  ],
});

const leavingOut = (...ids: string[]) => ({ without: { ...NOTHING_LEFT_OUT, operation: new Set(ids) } });

it('leaves out the branches that need a call that is not offered', () => {
  const flow = flowOf(collected, lost, expired);
  expect(offeredFlow(flow, leavingOut())).toEqual(flow);
  expect(offeredFlow(flow, leavingOut('transaction-resend'))).toEqual(flow);
  expect(offeredFlow(flow, leavingOut('transaction-resend-giftcode'))).toEqual(flowOf(collected, expired));
});

it('makes steps of the one branch that is left, and drops a group without any', () => {
  const { steps } = offeredFlow(flowOf(collected, lost), leavingOut('transaction-resend-giftcode'));
  expect(steps.slice(1)).toEqual(collected.steps);
  expect(offeredFlow(flowOf(lost, lost), leavingOut('transaction-resend-giftcode')).steps).toHaveLength(1);
});
