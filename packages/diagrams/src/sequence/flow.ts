/**
 * The model of one sequence diagram, as `parse-flow.ts` reads it: messages, notes and two kinds of groups, one level deep. Texts are words, with the
 * references in them resolved.
 */

export interface FlowMessage {
  readonly type: 'message';
  /** Ids of participants. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** A response to an earlier message: drawn dashed. */
  readonly reply?: boolean;
}

export interface FlowNote {
  readonly type: 'note';
  /** One participant, or the first and last one that the note spans. */
  readonly over: readonly string[];
  readonly text: string;
}

export interface FlowBranch {
  readonly label: string;
  readonly steps: readonly (FlowMessage | FlowNote)[];
}

export interface FlowGroup {
  /** `alt`: exactly one branch happens. `par`: all of them happen, in any order. */
  readonly type: 'alt' | 'par';
  readonly branches: readonly FlowBranch[];
}

export type FlowStep = FlowMessage | FlowNote | FlowGroup;

export interface Flow {
  readonly title: string;
  /** What the diagram tells; opens its text alternative. */
  readonly summary: string;
  readonly participants: readonly { readonly id: string; readonly label: string }[];
  readonly steps: readonly FlowStep[];
}
