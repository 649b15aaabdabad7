/**
 * In: a flow. Out: its rows from top to bottom, messages numbered: what the drawing and the text both go through, so that
 * they cannot differ. A flow is a row for each message of its happy path, and apart from it the rows of each other case.
 */
import type { Flow, FlowBranch, FlowGroup, FlowMessage, FlowNote } from './flow';

export type SequenceRow =
  | { readonly kind: 'message'; readonly number: number; readonly message: FlowMessage }
  | { readonly kind: 'note'; readonly note: FlowNote }
  | { readonly kind: 'case'; readonly label: string }
  | { readonly kind: 'group-start'; readonly type: FlowGroup['type'] }
  | { readonly kind: 'branch'; readonly label: string; readonly first: boolean }
  | { readonly kind: 'group-end' };

/** Words over the frame around what happens side by side, and in the text. */
export const ALL_HAPPEN = 'In any order';

interface Alternative {
  readonly label: string;
  readonly rows: readonly SequenceRow[];
}

export interface Sequence {
  /** The first branch of each group of cases: by the rule of the source the one that ends well. */
  readonly happy: readonly SequenceRow[];
  /** Every other branch. Its numbers go on where the happy path leaves it. */
  readonly alternatives: readonly Alternative[];
}

class Rows {
  readonly all: SequenceRow[] = [];

  constructor(private number: number) {}

  get last(): number {
    return this.number;
  }

  add(step: FlowMessage | FlowNote): void {
    if (step.type === 'note') this.all.push({ kind: 'note', note: step });
    else this.all.push({ kind: 'message', number: (this.number += 1), message: step });
  }

  addAll(branches: readonly FlowBranch[]): void {
    this.all.push({ kind: 'group-start', type: 'par' });
    branches.forEach(({ label, steps }, i) => {
      this.all.push({ kind: 'branch', label, first: i === 0 });
      steps.forEach((step) => this.add(step));
    });
    this.all.push({ kind: 'group-end' });
  }
}

/** Takes a flow apart and numbers its messages. */
export function sequenceOf(flow: Flow): Sequence {
  const happy = new Rows(0);
  const alternatives: Alternative[] = [];
  for (const step of flow.steps) {
    if (step.type === 'message' || step.type === 'note') happy.add(step);
    else if (step.type === 'par') happy.addAll(step.branches);
    else {
      const [first, ...others] = step.branches;
      for (const { label, steps } of others) {
        const rows = new Rows(happy.last);
        steps.forEach((item) => rows.add(item));
        alternatives.push({ label, rows: rows.all });
      }
      happy.all.push({ kind: 'case', label: first?.label ?? '' });
      first?.steps.forEach((item) => happy.add(item));
    }
  }
  return { happy: happy.all, alternatives };
}
