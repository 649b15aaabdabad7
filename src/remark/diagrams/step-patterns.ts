/**
 * In: a flow, the contract and the statuses. Out: for each step what the gateway of a page has to do for it to have happened, or why no
 * event of that gateway can be this step. It is derived from who speaks to whom, from the codes that a text refers to, and from the names in it that the
 * contract knows.
 */
import type {
  Flow,
  FlowMessage,
  FlowNote,
  FlowStep,
  StepPattern,
  StepPosition,
} from '@gateway-docs/site-data/flows';
import type { CodeKind } from '@gateway-docs/site-data/inline-references';
import type { NamesInSteps } from './step-names';

type Single = FlowMessage | FlowNote;

/** Why a step can never be marked. */
export type Never =
  /** The gateway of a page has neither the payer's browser nor a bank: it does not see what others do among themselves. */
  | 'among others'
  /** A bank reports, or is asked, and the text names no status that follows. */
  | 'with a provider'
  /** A note, a call or a response that names nothing by which it could be recognised. */
  | 'names nothing'
  /** The message before it is the same step. */
  | 'said by the message';

/** One step, where it stands, and its pattern. */
export interface TracedStep {
  readonly position: StepPosition;
  readonly step: Single;
  readonly pattern: StepPattern | Never;
}

/** Who takes part, as far as the gateway of a page knows them. */
type Role = 'merchant' | 'gateway' | 'other';

/** A merchant may have several programs, each of which is called "Your …"; a hosted page is the gateway where nothing else is. */
function rolesOf({ participants }: Flow): ReadonlyMap<string, Role> {
  const gateway = ['gateway', 'page'].find((id) => participants.some((one) => one.id === id));
  return new Map(
    participants.map(({ id, label }) => {
      if (id === gateway) return [id, 'gateway'];
      return [id, label.startsWith('Your ') ? 'merchant' : 'other'];
    }),
  );
}

const codesOf = ({ codes = [] }: Single, wanted: CodeKind): number[] =>
  codes.flatMap(({ kind, code }) => (kind === wanted ? [code] : []));

/** No condition where nothing is named. */
const listed = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;

/** Steps in the order of a story: what stands before a step, and what directly follows it. */
interface Context {
  readonly roles: ReadonlyMap<string, Role>;
  readonly names: NamesInSteps;
  /** The endpoints that the last request has named. */
  readonly asked: readonly string[];
  readonly next: Single | undefined;
}

const isOver = ({ over }: FlowNote, roles: Context['roles']) =>
  over.some((id) => roles.get(id) === 'gateway');

/** A status that a note over the gateway names has been reached. */
function noteOf(note: FlowNote, { roles }: Context): StepPattern | Never {
  const statuses = codesOf(note, 'status');
  if (!isOver(note, roles) || statuses.length === 0) return 'names nothing';
  return { kind: 'change', statuses, reasons: listed(codesOf(note, 'reason')) };
}

/** What others tell the gateway brings about the status that it names, or that of the note that directly follows. */
function reported(message: FlowMessage, context: Context): StepPattern | Never {
  const { next } = context;
  const statuses = codesOf(message, 'status');
  if (statuses.length > 0) return { kind: 'change', statuses, reasons: listed(codesOf(message, 'reason')) };
  const pattern = next?.type === 'note' ? noteOf(next, context) : 'names nothing';
  return typeof pattern === 'string' ? 'with a provider' : pattern;
}

function fromMerchant({ text, reply }: FlowMessage, { names }: Context): StepPattern | Never {
  if (reply) {
    const httpStatus = /\bHTTP (\d{3})\b/.exec(text)?.[1];
    return httpStatus === undefined
      ? 'names nothing'
      : { kind: 'acknowledgement', httpStatus: Number(httpStatus) };
  }
  const calls = names.endpoints(text);
  return calls.length === 0
    ? 'names nothing'
    : { kind: 'request', calls, words: listed(names.ofRequests(text)) };
}

function toMerchant(message: FlowMessage, { names, asked }: Context): StepPattern | Never {
  const named = codesOf(message, 'status');
  const reasons = listed(codesOf(message, 'reason'));
  if (!message.reply) {
    const statuses = named.length === 0 && /\bfinal\b/.test(message.text) ? names.finalStatuses : named;
    return { kind: 'callback', statuses: listed(statuses), reasons };
  }
  if (asked.length === 0) return 'names nothing';
  return {
    kind: 'response',
    calls: asked,
    statuses: listed(named),
    reasons,
    errors: listed(codesOf(message, 'error')),
    words: listed(names.ofResponses(message.text)),
  };
}

function patternOf(step: Single, context: Context): StepPattern | Never {
  if (step.type === 'note') return noteOf(step, context);
  const [from, to] = [context.roles.get(step.from), context.roles.get(step.to)];
  if (from === 'merchant' && to === 'gateway') return fromMerchant(step, context);
  if (from === 'gateway' && to === 'merchant') return toMerchant(step, context);
  if (from === 'other' && to === 'gateway') return reported(step, context);
  return from === 'gateway' || to === 'gateway' ? 'with a provider' : 'among others';
}

/** The steps of one branch. The branches of a group begin with what was asked before it. */
function traced(
  steps: readonly Single[],
  positionOf: (index: number) => StepPosition,
  context: Omit<Context, 'next'>,
) {
  let { asked } = context;
  const found = steps.map((step, index): TracedStep => {
    const pattern = patternOf(step, { ...context, asked, next: steps[index + 1] });
    if (typeof pattern !== 'string' && pattern.kind === 'request') asked = pattern.calls ?? [];
    return { position: positionOf(index), step, pattern };
  });
  return { found: withoutEchoes(found), asked };
}

/** A note says the status that the message before it has brought about: the message is the step. */
const withoutEchoes = (steps: readonly TracedStep[]): TracedStep[] =>
  steps.map((one, index) => {
    const before = steps[index - 1]?.pattern;
    const isEcho = one.step.type === 'note' && typeof before === 'object' && before.kind === 'change';
    return isEcho && steps[index - 1]?.step.type === 'message'
      ? { ...one, pattern: 'said by the message' }
      : one;
  });

/** What follows without a choice, or the branches of a choice. */
type Unit = readonly (readonly Single[])[];

/** Steps that follow each other are one unit; what happens side by side is one too, because its order is open. */
function unitsOf(steps: readonly FlowStep[]): Unit[] {
  const units: Unit[] = [];
  let run: Single[] | undefined;
  for (const step of steps) {
    if (step.type === 'message' || step.type === 'note') {
      if (!run) units.push([(run = [])]);
      run.push(step);
      continue;
    }
    run = undefined;
    const branches = step.branches.map((branch) => branch.steps);
    units.push(step.type === 'alt' ? branches : [branches.flat()]);
  }
  return units;
}

/** @returns every step of the flow, in its order */
export function tracedSteps(flow: Flow, names: NamesInSteps): TracedStep[] {
  const roles = rolesOf(flow);
  let asked: readonly string[] = [];
  return unitsOf(flow.steps).flatMap((branches, unit) => {
    const before = asked;
    const results = branches.map((steps, branch) =>
      traced(steps, (index) => `${unit}-${branch}-${index}`, { roles, names, asked: before }),
    );
    // The story goes on from the branch that ends well.
    asked = results[0]?.asked ?? before;
    return results.flatMap(({ found }) => found);
  });
}
