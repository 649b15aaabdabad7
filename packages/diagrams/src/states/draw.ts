/**
 * In: states with their transitions, and a place for each. Out: the state diagram as SVG text. Arrows that all members of the frame share
 * start at the frame; arrows out of a final state are dashed, because they still happen after the end.
 */
import { WriterError } from '@gateway-docs/kit';
import { arrowHead, box, line, type Named, svg, textLines } from '../svg';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One state, and what it may become. */
export interface State {
  readonly code: number;
  readonly label: string;
  /** End of a class: `dg-success`. */
  readonly tone: string;
  readonly final: boolean;
  /** Codes of states. */
  readonly to: readonly number[];
}

/** The places of all states, by hand: a layout algorithm would cross the arrows. */
export interface StateLayout {
  /** Of the whole picture. */
  readonly size: Pick<Rectangle, 'width' | 'height'>;
  /** Of each state. */
  readonly node: Pick<Rectangle, 'width' | 'height'>;
  /** Top left corner of each state, by its code. */
  readonly cells: ReadonlyMap<number, Pick<Rectangle, 'x' | 'y'>>;
  /** Where states stand that have the same way on: the arrows start at the frame. */
  readonly frame: Rectangle & { readonly members: readonly number[]; readonly label: string };
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

function node({ label, tone, final }: State, { x, y, width, height }: Rectangle): string {
  return (
    box(x, y, width, height, `dg-box dg-${tone}`, 10) +
    (final ? box(x + 4, y + 4, width - 8, height - 8, 'dg-inner', 8) : '') +
    textLines(x + width / 2, y + height / 2 + 5, [label], 'dg-name')
  );
}

/** @throws WriterError for a state without a place */
export function statesSvg(states: readonly State[], layout: StateLayout, picture: Named): string {
  const { frame, cells } = layout;
  const placeOf = (code: number): Rectangle => {
    const cell = cells.get(code);
    if (!cell)
      throw new WriterError(`State ${code} has no place in the state diagram: give it one in its layout.`);
    return { ...cell, ...layout.node };
  };
  const isFramed = ({ code }: State): boolean => frame.members.includes(code);
  const [first, ...others] = states.filter(isFramed);
  // Transitions that every member of the frame has.
  const common = (first?.to ?? []).filter((code) => others.every(({ to }) => to.includes(code)));
  const single = states.flatMap((state) => {
    const own = state.to.filter((code) => !isFramed(state) || !common.includes(code));
    return own.map((code) => arrow(placeOf(state.code), placeOf(code), state.final));
  });
  const parts = [
    box(frame.x, frame.y, frame.width, frame.height, 'dg-frame', 12),
    textLines(frame.x + 20, frame.y + 26, [frame.label], 'dg-branch', { anchor: 'start' }),
    ...common.map((code) => arrow(frame, placeOf(code), false)),
    ...single,
    ...states.map((state) => node(state, placeOf(state.code))),
  ];
  return svg({ ...picture, ...layout.size }, parts.join(''));
}
