/**
 * In: a flow. Out: the same as text, for readers who do not see the picture: the summary, then the messages as numbered lists with
 * the numbers of the drawing, notes and alternatives between them.
 */
import type { Flow } from '../../reference/flows/flow';
import { list, paragraph, strong, type Block } from '../mdast/nodes';
import { GROUP_WORDS, sequenceRows, type SequenceRow } from './sequence-layout';

type MessageRow = Extract<SequenceRow, { kind: 'message' }>;

/** Messages in a row become one list that starts with the first one's number. */
function flush(waiting: MessageRow[], nameOf: (id: string) => string): Block[] {
  const [first] = waiting;
  if (!first) return [];
  const items = waiting.map(({ message }) => [
    paragraph(`${nameOf(message.from)} to ${nameOf(message.to)}: ${message.text}`),
  ]);
  waiting.length = 0;
  return [{ ...list(items, true), start: first.number }];
}

/** @returns blocks for the closed block under the diagram */
export function sequenceText(flow: Flow): Block[] {
  const nameOf = (id: string): string =>
    flow.participants.find((participant) => participant.id === id)?.label ?? id;
  const waiting: MessageRow[] = [];
  const blocks: Block[] = [paragraph(flow.summary)];
  for (const row of sequenceRows(flow)) {
    if (row.kind === 'message') {
      waiting.push(row);
      continue;
    }
    blocks.push(...flush(waiting, nameOf));
    if (row.kind === 'note') blocks.push(paragraph(`Note: ${row.note.text}`));
    if (row.kind === 'branch') blocks.push(paragraph(strong(row.label)));
    if (row.kind === 'group-start') blocks.push(paragraph(`${GROUP_WORDS[row.type]}:`));
    if (row.kind === 'group-end') blocks.push(paragraph('Then:'));
  }
  blocks.push(...flush(waiting, nameOf));
  const last = blocks.at(-1);
  const ends =
    last?.type === 'paragraph' && last.children[0]?.type === 'text' && last.children[0].value === 'Then:';
  return ends ? blocks.slice(0, -1) : blocks;
}
