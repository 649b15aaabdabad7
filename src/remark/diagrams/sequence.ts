/**
 * In: a flow. Out: its sequence diagram as SVG text: life lines, numbered messages, notes, frames around alternatives. Drawn while
 * building, so that no diagram code reaches the browser.
 */
import type { Flow, FlowMessage, FlowNote } from '../../reference/flows/flow';
import { ARROW_ENDS, boxWidth, columnsOf, type Columns } from './sequence-columns';
import { GROUP_WORDS, sequenceRows, type SequenceRow } from './sequence-layout';
import { arrowHead, box, line, LINE_HEIGHT, svg, textLines, widthOf, wrap } from './svg';

const HEAD_TOP = 8;
const HEAD_HEIGHT = 34;
const PADDING = 12;
/** Between a frame and the edge of the picture. */
const FRAME = 4;

interface Drawn {
  readonly content: string;
  readonly height: number;
}

class SequenceDrawing {
  private y = 0;
  private readonly parts: string[] = [];
  private readonly frames: number[] = [];
  private readonly columns: Columns;

  constructor(private readonly flow: Flow) {
    this.columns = columnsOf(flow);
    this.y = HEAD_TOP + HEAD_HEIGHT + 14;
  }

  get width(): number {
    return this.columns.width;
  }

  private x(id: string): number {
    return this.columns.x.get(id) ?? 0;
  }

  private heads(): string {
    return this.flow.participants
      .map(({ id, label }) => {
        const width = boxWidth(label);
        return (
          box(this.x(id) - width / 2, HEAD_TOP, width, HEAD_HEIGHT, 'dg-box') +
          textLines(this.x(id), HEAD_TOP + 21, [label], 'dg-name')
        );
      })
      .join('');
  }

  private message(number: number, { from, to, text, reply }: FlowMessage): void {
    const [start, end] = [this.x(from), this.x(to)];
    const lines = wrap(text, Math.abs(end - start) - ARROW_ENDS);
    const baseline = this.y + 14;
    const arrow = baseline + (lines.length - 1) * LINE_HEIGHT + 9;
    const right = end > start;
    this.parts.push(
      textLines((start + end) / 2 + (right ? 8 : -8), baseline, lines, 'dg-text'),
      line(start, arrow, right ? end - 8 : end + 8, arrow, reply ? 'dg-line dg-reply' : 'dg-line'),
      arrowHead(end - (right ? 1 : -1), arrow, right ? 'right' : 'left'),
      `<circle class="dg-number" cx="${start}" cy="${arrow}" r="10"/>`,
      textLines(start, arrow + 4, [String(number)], 'dg-digit'),
    );
    this.y = arrow + 18;
  }

  private note({ over, text }: FlowNote): void {
    const [first = '', last = first] = over;
    const ends = [this.x(first), this.x(last)];
    const [left, right] = [Math.min(...ends), Math.max(...ends)];
    const width = Math.min(right - left + 150, this.width - 2 * FRAME);
    const middle = Math.min(Math.max((left + right) / 2, width / 2 + FRAME), this.width - width / 2 - FRAME);
    const lines = wrap(text, width - 20);
    const height = lines.length * LINE_HEIGHT + 12;
    this.parts.push(
      box(middle - width / 2, this.y + 4, width, height, 'dg-note', 2),
      textLines(middle, this.y + 20, lines, 'dg-text'),
    );
    this.y += height + 18;
  }

  private branch(label: string, first: boolean): void {
    if (!first) {
      this.parts.push(line(FRAME, this.y, this.width - FRAME, this.y, 'dg-divider'));
      this.y += 4;
    }
    this.parts.push(textLines(FRAME + PADDING, this.y + 16, [label], 'dg-branch', 'start'));
    this.y += 30;
  }

  private groupEnd(): void {
    const top = this.frames.pop() ?? 0;
    this.parts.push(box(FRAME, top, this.width - 2 * FRAME, this.y - top, 'dg-frame'));
    this.y += 14;
  }

  private row(row: SequenceRow): void {
    if (row.kind === 'message') this.message(row.number, row.message);
    else if (row.kind === 'note') this.note(row.note);
    else if (row.kind === 'branch') this.branch(row.label, row.first);
    else if (row.kind === 'group-end') this.groupEnd();
    else {
      this.frames.push(this.y);
      const label = GROUP_WORDS[row.type];
      this.parts.push(
        box(FRAME, this.y, widthOf(label) + 20, 24, 'dg-tag', 2),
        textLines(FRAME + 10, this.y + 16, [label], 'dg-tag-text', 'start'),
      );
      this.y += 28;
    }
  }

  draw(): Drawn {
    sequenceRows(this.flow).forEach((row) => this.row(row));
    const bottom = this.y + 4;
    const lives = this.flow.participants
      .map(({ id }) => line(this.x(id), HEAD_TOP + HEAD_HEIGHT, this.x(id), bottom, 'dg-life'))
      .join('');
    return { content: lives + this.heads() + this.parts.join(''), height: bottom + 8 };
  }
}

/**
 * @param flow checked flow; every participant that a step names exists
 * @param id start of the picture's ids, unique on the page
 */
export function sequenceSvg(flow: Flow, id: string): string {
  const drawing = new SequenceDrawing(flow);
  const { content, height } = drawing.draw();
  return svg({ id, title: flow.title, description: flow.summary, width: drawing.width, height }, content);
}
