/**
 * In: the rows of one picture of a flow. Out: the same in words: messages as numbered lists with the numbers of the drawing, notes and cases
 * between them. What a screen reader hears, and what shows where a picture has no room.
 */
import type { Flow } from './flow';
import { ALL_HAPPEN, type SequenceRow } from './rows';

/** A part of what a picture says, from top to bottom. */
export type Told =
  /** Messages in a row, the first of which has this number. */
  | { readonly kind: 'messages'; readonly start: number; readonly messages: readonly string[] }
  /** The name of a case, or of one of the things that happen side by side. */
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string };

const words = (text: string): Told => ({ kind: 'words', text });

/** What a row between messages says; nothing for the end of the picture. */
function between(row: Exclude<SequenceRow, { kind: 'message' }>, isLast: boolean): Told[] {
  if (row.kind === 'note') return [words(`Note: ${row.note.text}`)];
  if (row.kind === 'group-start') return [words(`${ALL_HAPPEN}:`)];
  if (row.kind === 'group-end') return isLast ? [] : [words('Then:')];
  return [{ kind: 'label', text: row.label }];
}

/**
 * @param flow whose participants the rows name
 * @param rows of one picture
 */
export function tell(flow: Flow, rows: readonly SequenceRow[]): Told[] {
  const nameOf = (id: string): string =>
    flow.participants.find((participant) => participant.id === id)?.label ?? id;
  return rows.reduce<Told[]>((told, row, i) => {
    if (row.kind !== 'message') return [...told, ...between(row, i === rows.length - 1)];
    const { from, to, text } = row.message;
    const message = `${nameOf(from)} to ${nameOf(to)}: ${text}`;
    const last = told.at(-1);
    return last?.kind === 'messages'
      ? [...told.slice(0, -1), { ...last, messages: [...last.messages, message] }]
      : [...told, { kind: 'messages', start: row.number, messages: [message] }];
  }, []);
}
