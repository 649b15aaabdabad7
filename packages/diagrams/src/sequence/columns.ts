/**
 * In: a flow. Out: where its life lines stand. A gap is as wide as its messages need in as few lines as fit into a page's column, so that
 * the picture is low and its letters keep their size.
 */
import type { Flow, FlowMessage } from './flow';
import { widthOf, wrap } from '../svg';

/** Room for the number at one end of an arrow and the head at the other. */
export const ARROW_ENDS = 40;
/** Lines of a message, the fewest first; the last is taken where no picture is narrow enough. */
const LINES = [1, 2, 3] as const;
/** Width of a guide's text column, in CSS pixels. */
const COLUMN = 800;
const NARROWEST = 100;
/** Beside the outer boxes, for the frames around groups. */
const EDGE = 16;

function messagesOf(flow: Flow): FlowMessage[] {
  const steps = flow.steps.flatMap((step) =>
    'branches' in step ? step.branches.flatMap((branch) => branch.steps) : [step],
  );
  return steps.filter((step) => step.type === 'message');
}

/** The least width in which a text takes few enough lines. */
function neededFor(text: string, most: number): number {
  let width = Math.max(...text.split(' ').map(widthOf));
  while (wrap(text, width).length > most) width += 8;
  return width + ARROW_ENDS;
}

export const boxWidth = (label: string): number => Math.max(84, widthOf(label) + 22);

function columnsFor(flow: Flow, most: number) {
  const ids = flow.participants.map((participant) => participant.id);
  const boxes = flow.participants.map((participant) => boxWidth(participant.label));
  const gaps = ids
    .slice(1)
    .map((_, i) => Math.max(NARROWEST, ((boxes[i] ?? 0) + (boxes[i + 1] ?? 0)) / 2 + 14));
  const spans = messagesOf(flow)
    .map(({ from, to, text }) => {
      const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
      return { first, last, needed: neededFor(text, most) };
    })
    .sort((a, b) => a.last - a.first - (b.last - b.first));
  for (const { first, last, needed } of spans) {
    const present = gaps.slice(first, last).reduce((sum, gap) => sum + gap, 0);
    const missing = Math.max(0, needed - present) / (last - first || 1);
    for (let i = first; i < last; i += 1) gaps[i] = (gaps[i] ?? 0) + missing;
  }
  let position = EDGE + (boxes[0] ?? 0) / 2;
  const x = new Map(
    ids.map((id, i) => [id, Math.round(i === 0 ? position : (position += gaps[i - 1] ?? 0))]),
  );
  return { x, width: Math.round(position + (boxes.at(-1) ?? 0) / 2 + EDGE) };
}

/** Positions of the life lines and the width of the whole picture. */
export function columnsOf(flow: Flow) {
  const all = LINES.map((most) => columnsFor(flow, most));
  return all.find(({ width }) => width <= COLUMN) ?? columnsFor(flow, LINES[2]);
}

export type Columns = ReturnType<typeof columnsOf>;
