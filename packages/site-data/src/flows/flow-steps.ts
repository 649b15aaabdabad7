/**
 * In: the diagram of a flow. Out: its rows with the events of the gateway that make each of them happen, for a page that marks them. They
 * follow from who speaks to whom, and from the calls and codes that a text names. What the gateway cannot see has no event.
 */
import type { Flow } from '@gateway-docs/diagrams';
import type { FlowRow, FlowSteps } from '../model/flow-progress';

type Step = Flow['steps'][number];
type Row = Exclude<Step, { readonly branches: unknown }>;

/** `transaction/pay`, as texts of diagrams name a call. */
const CALL = /\btransaction\/[a-z0-9_/]+/g;
const REASON = /\breason (\d{4})(?:[a-z ,]* or (\d{4}))?/;

type Role = 'merchant' | 'gateway' | 'other';

/** A merchant may have several programs, each of which is called "Your …"; a hosted page is the gateway where nothing else is. */
function rolesOf({ participants }: Flow): ReadonlyMap<string, Role> {
  const gateway = ['gateway', 'page'].find((id) => participants.some((one) => one.id === id));
  const roleOf = (id: string, label: string): Role =>
    id === gateway ? 'gateway' : label.startsWith('Your ') ? 'merchant' : 'other';
  return new Map(participants.map(({ id, label }) => [id, roleOf(id, label)]));
}

/**
 * @param flow of `data/flows`
 * @param statuses of the table of statuses: texts name each as `10 pending`
 */
export function flowSteps(
  flow: Flow,
  statuses: readonly { readonly code: number; readonly name: string }[],
): FlowSteps {
  const roles = rolesOf(flow);
  const lanes = flow.participants.map(({ id }) => id);
  const placesOf = (first = '', last = first): [number, number] => [
    lanes.indexOf(first),
    lanes.indexOf(last),
  ];
  let asked: readonly string[] = [];

  const statusesIn = (text: string): number[] =>
    statuses.filter(({ code, name }) => text.includes(`${code} ${name}`)).map(({ code }) => code);

  function reached(text: string): string[] {
    const reasons = (REASON.exec(text) ?? []).slice(1).filter(Boolean);
    if (reasons.length > 0) return reasons.map((reason) => `reason ${reason}`);
    return statusesIn(text).map((status) => `status ${status}`);
  }

  function toMerchant(text: string, isReply: boolean | undefined): string[] {
    const named = statusesIn(text);
    const events = isReply ? asked.map((call) => `${call}>`) : ['callback '];
    return events.flatMap((event) =>
      named.length > 0 ? named.map((status) => `${event}${status}`) : event.trim(),
    );
  }

  function eventsOf(row: Row, next: Step | undefined): string[] {
    if (row.type === 'note')
      return row.over.some((id) => roles.get(id) === 'gateway') ? reached(row.text) : [];
    const [from, to] = [roles.get(row.from), roles.get(row.to)];
    if (from === 'gateway' && to === 'merchant') return toMerchant(row.text, row.reply);
    if (to !== 'gateway') return [];
    if (from === 'merchant') {
      if (row.reply) return ['accepted'];
      asked = row.text.match(CALL) ?? [];
      return [...asked];
    }
    // What others tell the gateway brings about the status that is named here, or in the note below.
    const told = reached(row.text);
    return told.length === 0 && next?.type === 'note' ? eventsOf(next, undefined) : told;
  }

  const rowsOf = (steps: readonly Step[]): FlowRow[] =>
    steps.flatMap((step, place): FlowRow[] => {
      if (step.type === 'message') {
        const ends = placesOf(step.from, step.to);
        return [{ kind: 'message', text: step.text, ends, on: eventsOf(step, steps[place + 1]) }];
      }
      if (step.type === 'note')
        return [
          { kind: 'note', text: step.text, ends: placesOf(...step.over), on: eventsOf(step, undefined) },
        ];
      const before = asked;
      return step.branches.flatMap(({ label, steps: inside }, one) => {
        if (step.type === 'alt') asked = before;
        const rows: FlowRow[] = [{ kind: 'case', text: label, on: reached(label) }, ...rowsOf(inside)];
        return step.type === 'alt' ? rows.map((row): FlowRow => ({ ...row, branch: [place, one] })) : rows;
      });
    });

  const rows = rowsOf(flow.steps);
  return { title: flow.title, lanes: flow.participants.map(({ label }) => label), rows };
}
