/**
 * In: the transaction statuses with their transitions. Out: the state diagram as SVG text. Arrows that all members of the frame share
 * start at the frame; arrows out of a final status are dashed, because they still happen after the end.
 */
import type { TransactionStatus } from '@gateway-docs/site-data/tables';
import { WriterError } from '@gateway-docs/kit';
import { STATUS_TONES } from '../cross-references/chip';
import { FRAME, NODE, CELLS, SIZE } from './status-grid';
import { arrowHead, box, line, svg, textLines } from './svg';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(code: number): Rectangle {
  const cell = CELLS.get(code);
  if (!cell) {
    throw new WriterError(
      `Status ${code} has no place in the state diagram: give it one in src/remark/diagrams/status-grid.ts.`,
    );
  }
  return { ...cell, ...NODE };
}

/** An arrow between two rectangles: straight where they overlap in one direction, else with one corner. */
function arrow(from: Rectangle, to: Rectangle, dashed: boolean): string {
  const className = dashed ? 'dg-line dg-reply' : 'dg-line';
  const [targetX, targetY] = [to.x + to.width / 2, to.y + to.height / 2];
  const right = from.x + from.width;
  const overlapsVertically = targetY > from.y && targetY < from.y + from.height;
  if (overlapsVertically && to.x > right) {
    return line(right, targetY, to.x - 8, targetY, className) + arrowHead(to.x, targetY, 'right');
  }
  const down = to.y > from.y;
  const edge = down ? to.y : to.y + to.height;
  const stop = down ? edge - 8 : edge + 8;
  if (targetX > from.x && targetX < right) {
    const start = down ? from.y + from.height : from.y;
    return line(targetX, start, targetX, stop, className) + arrowHead(targetX, edge, down ? 'down' : 'up');
  }
  const middle = from.y + from.height / 2;
  return (
    `<path class="${className}" d="M${right} ${middle}H${targetX}V${stop}"/>` +
    arrowHead(targetX, edge, down ? 'down' : 'up')
  );
}

function node({ code, name, final }: TransactionStatus): string {
  const { x, y, width, height } = placeOf(code);
  const inner = final ? box(x + 4, y + 4, width - 8, height - 8, 'dg-inner', 8) : '';
  return (
    box(x, y, width, height, `dg-box dg-${STATUS_TONES.get(code) ?? 'neutral'}`, 10) +
    inner +
    textLines(x + width / 2, y + height / 2 + 5, [`${code} ${name}`], 'dg-name')
  );
}

/** Transitions that every member of the frame has. */
function shared(statuses: readonly TransactionStatus[]): number[] {
  const [first, ...others] = statuses.filter((status) => FRAME.members.some((code) => code === status.code));
  return (first?.to ?? []).filter((code) => others.every((status) => status.to.includes(code)));
}

/** @param id start of the picture's ids, unique on the page */
export function statesSvg(statuses: readonly TransactionStatus[], id: string): string {
  const common = shared(statuses);
  const fromFrame = common.map((code) => arrow(FRAME, placeOf(code), false));
  const single = statuses.flatMap((status) => {
    const framed = FRAME.members.some((code) => code === status.code);
    const own = status.to.filter((code) => !framed || !common.includes(code));
    return own.map((code) => arrow(placeOf(status.code), placeOf(code), status.final));
  });
  const frame =
    box(FRAME.x, FRAME.y, FRAME.width, FRAME.height, 'dg-frame', 12) +
    textLines(FRAME.x + 20, FRAME.y + 26, [FRAME.label], 'dg-branch', { anchor: 'start' });
  const content = [frame, ...fromFrame, ...single, ...statuses.map(node)].join('');
  const picture = {
    id,
    title: 'Transaction statuses and how one becomes another',
    description:
      'The list under the picture says the same. A double border marks a final status; dashed arrows still happen after it.',
    ...SIZE,
  };
  return svg(picture, content);
}
