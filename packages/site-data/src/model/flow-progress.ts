/**
 * In: the rows of a diagram, each with the events that make it happen, and the events so far. Out: the rows of the way that was taken, and which
 * of them have happened. Plain data and no data files: a page draws and marks it.
 */

/** A row of the diagram of a flow, from top to bottom. */
export interface FlowRow {
  readonly kind: 'message' | 'note' | 'case';
  readonly text: string;
  /** Places of the lanes where an arrow begins and ends, or the first and last one that a note spans. */
  readonly ends?: readonly [from: number, to: number];
  /** The row has happened with one of these events of the gateway (such as `status 1`); none for what it cannot see. */
  readonly on: readonly string[];
  /** Of a choice: which one, and which of its cases; the first case is the one that ends well. */
  readonly branch?: readonly [choice: number, one: number];
}

/** The diagram of a flow, for the page to draw and to mark. */
export interface FlowSteps {
  readonly title: string;
  /** Names of who takes part. */
  readonly lanes: readonly string[];
  readonly rows: readonly FlowRow[];
}

const codeOf = (event: string): string | undefined => /\d+$/.exec(event)?.[0];

/** @returns the case of each choice that the events fit best; the one that ends well where none does */
function chosenCases(rows: readonly FlowRow[], isHit: (event: string) => boolean): Map<number, number> {
  const chosen = new Map<number, { one: number; score: number }>();
  for (const { branch } of rows) {
    if (!branch) continue;
    const [choice, one] = branch;
    // A code that everybody has seen before the choice decides nothing.
    const first = rows.findIndex((row) => row.branch?.[0] === choice);
    const before = rows.slice(0, first).flatMap((row) => (row.branch ? [] : row.on.map(codeOf)));
    const own = rows.filter(
      (row) => row.branch?.[0] === choice && row.branch[1] === one && row.on.length > 0,
    );
    const hits = own.filter((row) => row.on.some((event) => isHit(event) && !before.includes(codeOf(event))));
    const score = own.length === 0 ? 0 : hits.length / own.length;
    if (score > (chosen.get(choice)?.score ?? -1)) chosen.set(choice, { one, score });
  }
  return new Map([...chosen].map(([choice, { one }]) => [choice, one]));
}

/**
 * @param events so far, as the rows name them
 * @returns the rows of the way that was taken, each with whether it has happened; the last of those is the current one
 */
export function progress({ rows }: FlowSteps, events: ReadonlySet<string>) {
  const isHit = (event: string): boolean => events.has(event);
  const cases = chosenCases(rows, isHit);
  const taken = rows.filter(({ branch }) => !branch || cases.get(branch[0]) === branch[1]);
  const reached = (row: FlowRow): boolean => row.kind !== 'case' && row.on.some(isHit);
  const last = taken.findLastIndex(reached);
  // What the gateway cannot see has happened when something behind it has.
  return taken.map((row, i) => ({
    row,
    isLit: i <= last && (row.on.length === 0 || reached(row)),
    isCurrent: i === last,
  }));
}
