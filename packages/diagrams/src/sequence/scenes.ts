/**
 * In: a flow. Out: its pictures, each low enough for one look: the happy path, in parts where it is long, and one for each other case.
 */
import type { Flow } from './flow';
import { sequenceHeight } from './draw';
import type { Marks } from '../marks';
import { sequenceOf, type SequenceRow } from './rows';

/** Height of a picture that fits a window with the bar above it, in CSS pixels: 600, less what a narrow picture gains in a wider column. */
const MOST_HEIGHT = 575;

const HAPPY = 'All goes well';
const REST = 'What follows';

function partLabel(index: number): string {
  if (index === 0) return HAPPY;
  return index === 1 ? REST : `${REST}, part ${index}`;
}

/** Rows that stay together: a message, or all that happens side by side. */
function unitsOf(rows: readonly SequenceRow[]): SequenceRow[][] {
  const units: SequenceRow[][] = [];
  let isInGroup = false;
  for (const row of rows) {
    // The name of a case stays with what follows it.
    const last = units.at(-1);
    if (last && (isInGroup || last.at(-1)?.kind === 'case')) last.push(row);
    else units.push([row]);
    if (row.kind === 'group-start') isInGroup = true;
    if (row.kind === 'group-end') isInGroup = false;
  }
  return units;
}

function inParts(flow: Flow, rows: readonly SequenceRow[], marks: Marks): SequenceRow[][] {
  const parts: SequenceRow[][] = [[]];
  for (const unit of unitsOf(rows)) {
    const longer = [...(parts.at(-1) ?? []), ...unit];
    if (longer.length > unit.length && sequenceHeight(flow, longer, marks) > MOST_HEIGHT) parts.push(unit);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/**
 * @param marks phrases that a picture keeps on one line
 * @returns at least one picture; the happy path comes first
 */
export function scenesOf(flow: Flow, marks: Marks) {
  const { happy, alternatives } = sequenceOf(flow);
  const parts = inParts(flow, happy, marks);
  return [
    // The key is unique in its flow; it is part of the picture's id.
    ...parts.map((rows, i) => ({ key: i === 0 ? 'path' : `path-${i + 1}`, label: partLabel(i), rows })),
    ...alternatives.map((alternative, i) => ({ key: `case-${i + 1}`, ...alternative })),
  ];
}

export type Scene = Readonly<ReturnType<typeof scenesOf>[number]>;
