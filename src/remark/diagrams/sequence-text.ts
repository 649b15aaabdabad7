/**
 * In: the rows of one picture of a flow. Out: the same as text: the messages as numbered lists with the numbers of the drawing, notes
 * and cases between them. On a narrow screen it is what shows, as a timeline.
 */
import type { Flow, FlowMessage, FlowNote } from '../../reference/flows/flow';
import { list, paragraph, strong, type Block } from '../mdast/nodes';
import type { Positions } from './sequence';
import { ALL_HAPPEN, type SequenceRow } from './sequence-layout';

type MessageRow = Extract<SequenceRow, { kind: 'message' }>;

/** The attribute by which a page finds a step that it marks. */
function mark(positions: Positions, step: FlowMessage | FlowNote | undefined) {
  const position = step && positions.get(step);
  return position === undefined ? {} : { data: { hProperties: { 'data-step': position } } };
}

/** Messages in a row become one list that starts with the first one's number. */
function flush(waiting: MessageRow[], nameOf: (id: string) => string, positions: Positions): Block[] {
  const [first] = waiting;
  if (!first) return [];
  const items = waiting.map(({ message }) => [
    paragraph(`${nameOf(message.from)} to ${nameOf(message.to)}: ${message.text}`),
  ]);
  const messages = list(items, true);
  const children = messages.children.map((item, i) => ({ ...item, ...mark(positions, waiting[i]?.message) }));
  waiting.length = 0;
  return [{ ...messages, children, start: first.number }];
}

/** What a row between messages says; nothing for the end of the picture. */
function between(row: Exclude<SequenceRow, MessageRow>, isLast: boolean, positions: Positions): Block[] {
  switch (row.kind) {
    case 'note':
      return [{ ...paragraph(`Note: ${row.note.text}`), ...mark(positions, row.note) }];
    case 'case':
    case 'branch':
      return [paragraph(strong(row.label))];
    case 'group-start':
      return [paragraph(`${ALL_HAPPEN}:`)];
    case 'group-end':
      return isLast ? [] : [paragraph('Then:')];
  }
}

/**
 * @param flow whose participants the rows name
 * @param rows of one picture
 * @param positions of the steps that a page can mark
 */
export function sequenceText(flow: Flow, rows: readonly SequenceRow[], positions: Positions): Block[] {
  const nameOf = (id: string): string =>
    flow.participants.find((participant) => participant.id === id)?.label ?? id;
  const waiting: MessageRow[] = [];
  const blocks = rows.flatMap((row, i): Block[] => {
    if (row.kind === 'message') {
      waiting.push(row);
      return [];
    }
    return [...flush(waiting, nameOf, positions), ...between(row, i === rows.length - 1, positions)];
  });
  return [...blocks, ...flush(waiting, nameOf, positions)];
}
