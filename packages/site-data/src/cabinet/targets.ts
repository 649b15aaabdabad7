/**
 * In: a screen. Out: the names of everything in it that a callout can point to, such as `filter:period` or `column:balance`, and
 * what is wrong with its callouts. A renamed button cannot leave a number behind in the picture.
 */

interface Named {
  readonly id: string;
}

/** The parts of a screen that have names. */
interface Parts {
  readonly tabs: readonly Named[];
  readonly actions: readonly Named[];
  readonly filters: readonly Named[];
  readonly cards: readonly Named[];
  readonly tables: readonly {
    readonly id: string;
    readonly columns: readonly string[];
    readonly row_actions: readonly Named[];
  }[];
  readonly panels: readonly {
    readonly id: string;
    readonly fields: readonly Named[];
    readonly actions: readonly Named[];
  }[];
}

interface Callout {
  readonly n: number;
  readonly target: string;
}

/** @returns targets in the order in which the picture shows them */
export function targetsOf({ tabs, actions, filters, cards, tables, panels }: Parts): string[] {
  const named = (kind: string, items: readonly Named[]) => items.map(({ id }) => `${kind}:${id}`);
  return [
    ...named('action', actions),
    ...named('tab', tabs),
    ...named('filter', filters),
    ...named('card', cards),
    ...tables.flatMap((table) => [
      `table:${table.id}`,
      ...table.columns.map((id) => `column:${id}`),
      ...named('action', table.row_actions),
    ]),
    ...panels.flatMap((panel) => [
      `panel:${panel.id}`,
      ...named('field', panel.fields),
      ...named('action', panel.actions),
    ]),
  ];
}

/** @returns index of a callout and what is wrong with it */
export function calloutProblems(
  callouts: readonly Callout[],
  targets: readonly string[],
): [number, string][] {
  return callouts.flatMap(({ n, target }, i): [number, string][] => [
    ...(n === i + 1
      ? []
      : [[i, `callouts are numbered in order: this one is ${i + 1}`] satisfies [number, string]]),
    ...(targets.includes(target)
      ? []
      : [
          [i, `"${target}" is no part of the screen; there are: ${targets.join(', ')}`] satisfies [
            number,
            string,
          ],
        ]),
  ]);
}
