/**
 * In: the rows of one picture of a flow. Out: the same as text: the messages as numbered lists with the numbers of the drawing, notes
 * and cases between them. On a narrow screen it is what shows, as a timeline.
 */
import type { Flow } from '@gateway-docs/site-data/flows';
import type { SiteData } from '@gateway-docs/contract';
import { codeLink } from '../cross-references/resolve';
import { list, paragraph, strong, type Block, type Inline } from '../mdast/nodes';
import { ALL_HAPPEN, type SequenceRow } from './sequence-layout';
import { statusPieces } from './status-words';

type MessageRow = Extract<SequenceRow, { kind: 'message' }>;

/** What the text of a picture is made with. */
interface Context {
  readonly nameOf: (id: string) => string;
  readonly reference: SiteData;
}

/** A text with its statuses as chips, which say what they mean. */
const withChips = (text: string, reference: SiteData): Inline[] =>
  statusPieces(text, reference.codes.status).map((piece) =>
    piece.status === undefined ? piece.text : codeLink('status', piece.status, reference),
  );

/** Messages in a row become one list that starts with the first one's number. */
function flush(waiting: MessageRow[], { nameOf, reference }: Context): Block[] {
  const [first] = waiting;
  if (!first) return [];
  const items = waiting.map(({ message }) => [
    paragraph(`${nameOf(message.from)} to ${nameOf(message.to)}: `, ...withChips(message.text, reference)),
  ]);
  const messages = list(items, true);
  waiting.length = 0;
  return [{ ...messages, start: first.number }];
}

/** What a row between messages says; nothing for the end of the picture. */
function between(row: Exclude<SequenceRow, MessageRow>, isLast: boolean, { reference }: Context): Block[] {
  switch (row.kind) {
    case 'note':
      return [paragraph('Note: ', ...withChips(row.note.text, reference))];
    case 'case':
    case 'branch':
      return [paragraph(strong(...withChips(row.label, reference)))];
    case 'group-start':
      return [paragraph(`${ALL_HAPPEN}:`)];
    case 'group-end':
      return isLast ? [] : [paragraph('Then:')];
  }
}

/**
 * @param flow whose participants the rows name
 * @param rows of one picture
 */
export function sequenceText(flow: Flow, rows: readonly SequenceRow[], reference: SiteData): Block[] {
  const nameOf = (id: string): string =>
    flow.participants.find((participant) => participant.id === id)?.label ?? id;
  const context = { nameOf, reference };
  const waiting: MessageRow[] = [];
  const blocks = rows.flatMap((row, i): Block[] => {
    if (row.kind === 'message') {
      waiting.push(row);
      return [];
    }
    return [...flush(waiting, context), ...between(row, i === rows.length - 1, context)];
  });
  return [...blocks, ...flush(waiting, context)];
}
