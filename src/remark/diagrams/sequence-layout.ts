/**
 * In: a flow from `data/flows`. Out: its rows from top to bottom with their heights, messages numbered: what the drawing and the
 * text alternative both go through, so that they cannot differ.
 */
import type { Flow, FlowGroup, FlowMessage, FlowNote } from '../../reference/flows/flow';

export type SequenceRow =
  | { readonly kind: 'message'; readonly number: number; readonly message: FlowMessage }
  | { readonly kind: 'note'; readonly note: FlowNote }
  | { readonly kind: 'group-start'; readonly type: FlowGroup['type'] }
  | { readonly kind: 'branch'; readonly label: string; readonly first: boolean }
  | { readonly kind: 'group-end' };

/** Words for the kinds of groups, over the frame and in the text. */
export const GROUP_WORDS: Readonly<Record<FlowGroup['type'], string>> = {
  alt: 'One of these happens',
  par: 'All of these happen, in any order',
};

/** Flattens groups and branches and numbers the messages. */
export function sequenceRows(flow: Flow): SequenceRow[] {
  let number = 0;
  const single = (step: FlowMessage | FlowNote): SequenceRow =>
    step.type === 'note'
      ? { kind: 'note', note: step }
      : { kind: 'message', number: ++number, message: step };
  return flow.steps.flatMap((step): SequenceRow[] => {
    if (step.type === 'message' || step.type === 'note') return [single(step)];
    return [
      { kind: 'group-start', type: step.type },
      ...step.branches.flatMap((branch, i): SequenceRow[] => [
        { kind: 'branch', label: branch.label, first: i === 0 },
        ...branch.steps.map(single),
      ]),
      { kind: 'group-end' },
    ];
  });
}
