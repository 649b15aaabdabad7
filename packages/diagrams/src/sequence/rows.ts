/**
 * In: a flow. Out: its rows from top to bottom, messages numbered: what the drawing and the text both go through, so that
 * they cannot differ. A flow is a row for each message of its happy path, and apart from it the rows of each other case.
 */
import type { Flow, FlowBranch, FlowMessage, FlowNote } from './flow';

export type SequenceRow =
  | { readonly kind: 'message'; readonly number: number; readonly message: FlowMessage }
  | { readonly kind: 'note'; readonly note: FlowNote }
  | { readonly kind: 'case'; readonly label: string }
  | { readonly kind: 'group-start' }
  | { readonly kind: 'branch'; readonly label: string; readonly first: boolean }
  | { readonly kind: 'group-end' };

/** Words over the frame around what happens side by side, and in the text. */
export const ALL_HAPPEN = 'In any order';

/** Rows whose messages go on from a number. */
function rowsOf(steps: FlowBranch['steps'], after: number): SequenceRow[] {
  let number = after;
  return steps.map((step) =>
    step.type === 'note'
      ? { kind: 'note', note: step }
      : { kind: 'message', number: (number += 1), message: step },
  );
}

/** Takes a flow apart and numbers its messages. */
export function sequenceOf(flow: Flow) {
  /** The first branch of each group of cases: by the rule of the source the one that ends well. */
  const happy: SequenceRow[] = [];
  /** Every other branch. Its numbers go on where the happy path leaves it. */
  const alternatives: { readonly label: string; readonly rows: readonly SequenceRow[] }[] = [];
  const last = (): number => happy.filter(({ kind }) => kind === 'message').length;
  const add = (steps: FlowBranch['steps']): unknown => happy.push(...rowsOf(steps, last()));
  for (const step of flow.steps) {
    if (step.type === 'message' || step.type === 'note') add([step]);
    else if (step.type === 'par') {
      happy.push({ kind: 'group-start' });
      step.branches.forEach(({ label, steps }, i) => {
        happy.push({ kind: 'branch', label, first: i === 0 });
        add(steps);
      });
      happy.push({ kind: 'group-end' });
    } else {
      const [first, ...others] = step.branches;
      alternatives.push(...others.map(({ label, steps }) => ({ label, rows: rowsOf(steps, last()) })));
      happy.push({ kind: 'case', label: first?.label ?? '' });
      add(first?.steps ?? []);
    }
  }
  return { happy, alternatives };
}
