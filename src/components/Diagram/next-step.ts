/** In: the steps of a flow, where its story stands, and an event. Out: the step that this event is. */
import type { FlowEvent, StepPattern, StepPatterns, StepPosition } from '@gateway-docs/site-data/flows';

const isOneOf = <Value>(allowed: readonly Value[] | undefined, value: Value | undefined): boolean =>
  allowed === undefined || (value !== undefined && allowed.includes(value));

/** `service/{service_id}` is the end of `/api/v2/service/1042`. */
function isCalled(calls: readonly string[] | undefined, path: string | undefined): boolean {
  if (calls === undefined) return true;
  const parts = path?.split('?')[0]?.split('/') ?? [];
  return calls.some((call) => {
    const wanted = call.split('/');
    const found = parts.slice(-wanted.length);
    return (
      found.length === wanted.length &&
      wanted.every((part, index) => part.startsWith('{') || part === found[index])
    );
  });
}

/** @returns whether the event is all that the pattern asks for */
export function matches(pattern: StepPattern, event: FlowEvent): boolean {
  const { kind, calls, statuses, reasons, errors, words = [], httpStatus } = pattern;
  return (
    kind === event.kind &&
    isCalled(calls, event.path) &&
    isOneOf(statuses, event.status) &&
    isOneOf(reasons, event.reason) &&
    isOneOf(errors ?? (kind === 'response' ? [0] : undefined), event.error) &&
    words.every((word) => event.words?.has(word)) &&
    (httpStatus === undefined || httpStatus === event.httpStatus)
  );
}

/** How much a pattern asks for: of two steps that fit, the more exact one is meant. */
const exactness = ({ statuses, reasons, errors, words = [] }: StepPattern): number =>
  [statuses, reasons, errors].filter((codes) => codes !== undefined).length + words.length;

const numbersOf = (position: StepPosition) => position.split('-').map(Number) as [number, number, number];

/** A story that has taken one branch of a choice does not come to another one. */
function isAhead(from: StepPosition | undefined, position: StepPosition): boolean {
  if (from === undefined) return true;
  const [[unit, branch, index], [toUnit, toBranch, toIndex]] = [numbersOf(from), numbersOf(position)];
  return toUnit > unit || (toUnit === unit && toBranch === branch && toIndex > index);
}

/**
 * @param from where the story stands; undefined before its beginning
 * @returns the nearest step ahead that fits, else the nearest one behind, as when a call is repeated; undefined where none fits
 */
export function nextStep(
  steps: StepPatterns,
  from: StepPosition | undefined,
  event: FlowEvent,
): StepPosition | undefined {
  const fitting = (Object.entries(steps) as [StepPosition, StepPattern][]).filter(([, pattern]) =>
    matches(pattern, event),
  );
  const ahead = fitting.filter(([position]) => isAhead(from, position));
  const unitOf = (position: StepPosition) => numbersOf(position)[0];
  const isBehind = ahead.length === 0;
  // The order within a unit is that of the flow, so the branch that ends well comes first.
  const [nearest] = (isBehind ? fitting : ahead).sort(
    ([a, one], [b, other]) =>
      (isBehind ? unitOf(b) - unitOf(a) : unitOf(a) - unitOf(b)) || exactness(other) - exactness(one),
  );
  return nearest?.[0];
}
