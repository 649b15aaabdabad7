/** In: a diagram, and what the provider leaves out. Out: the diagram without the branches that need a call that is not offered. */
import type { Flow, FlowBranch, FlowStep } from '@gateway-docs/diagrams';
import type { Offer } from '../offer/offer';

/** Texts name a call by its endpoint, `transaction/resend_giftcode`; its id has hyphens. */
const ENDPOINT = /\btransaction\/[a-z0-9_/]+/g;

const needsLeftOut = ({ steps }: FlowBranch, { without }: Pick<Offer, 'without'>): boolean =>
  steps
    .flatMap(({ text }) => text.match(ENDPOINT) ?? [])
    .some((endpoint) => without.operation.has(endpoint.replaceAll(/[/_]/g, '-')));

function offeredSteps(step: FlowStep, offer: Pick<Offer, 'without'>): readonly FlowStep[] {
  if (step.type !== 'alt') return [step];
  const branches = step.branches.filter((branch) => !needsLeftOut(branch, offer));
  // What is left when all others are gone is no alternative.
  return branches.length > 1 ? [{ ...step, branches }] : branches.flatMap(({ steps }) => steps);
}

/**
 * @param flow as its file has it
 * @param offer what is left out
 * @returns a diagram of the same participants
 */
export const offeredFlow = (flow: Flow, offer: Pick<Offer, 'without'>): Flow => ({
  ...flow,
  steps: flow.steps.flatMap((step) => offeredSteps(step, offer)),
});
