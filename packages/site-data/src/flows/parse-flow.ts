/** In: the text of `data/flows/<name>.mmd`. Out: the checked diagram, its references in words. */
import { type Flow, parseFlow as parse, type FlowBranch, type FlowStep } from '@gateway-docs/diagrams';
import { WriterError } from '@gateway-docs/kit';
import { refusePlaceholders } from '@gateway-docs/kit/yaml';
import { bareCodes, explainBareCode } from '../cross-references/find';
import type { Known } from '../cross-references/resolve';
import { IN_FLOWS, inWords } from '../cross-references/words';
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
 * In: a diagram, and what the provider leaves out. Out: the diagram without the branches that need a call that is not offered.
 * @param flow as its file has it
 * @param offer what is left out
 * @returns a diagram of the same participants
 */
export const offeredFlow = (flow: Flow, offer: Pick<Offer, 'without'>): Flow => ({
  ...flow,
  steps: flow.steps.flatMap((step) => offeredSteps(step, offer)),
});

/**
 * @param file path for messages, relative to the repository's root
 * @param source its text
 * @param known codes and values that texts may refer to
 * @throws Error with file, line, what was found and what is allowed, for the first mistake; a bare code is one
 */
export function parseFlow(file: string, source: string, known: Known): Flow {
  return parse(file, source, (text) => {
    const [bare] = bareCodes(text, known.codes);
    if (bare) throw new WriterError(explainBareCode(bare));
    return inWords(text, known, IN_FLOWS);
  });
}

/**
 * The same for a file of `data/`, which a writer may not have filled yet.
 * @throws Error with file and line also for what is left of the template
 */
export function readFlow(file: string, source: string, known: Known): Flow {
  refusePlaceholders(file, source);
  return parseFlow(file, source, known);
}
