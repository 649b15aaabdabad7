/**
 * In: the rows of one picture of a flow. Out: the sequence diagram as SVG text: life lines, numbered messages, notes, a frame around what
 * happens side by side. Drawn while building, so that no diagram code reaches the browser.
 */
import { escapeHtml } from '@gateway-docs/kit';
import type { Flow, FlowMessage, FlowNote } from './flow';
import { ARROW_ENDS, boxWidth, columnsOf, type Columns } from './columns';
import { ALL_HAPPEN, type SequenceRow } from './rows';
import { type Marks, pieces, toneOf } from '../marks';
import { arrowHead, box, JOIN, line, LINE_HEIGHT, type Named, svg, textLines, widthOf, wrap } from '../svg';

const HEAD_TOP = 4;
const HEAD_HEIGHT = 30;
const PADDING = 12;
/** Between a frame and the edge of the picture. */
const FRAME = 4;

class SequenceDrawing {
  private y = HEAD_TOP + HEAD_HEIGHT + 8;
  private readonly parts: string[] = [];
  private readonly frames: number[] = [];
  private readonly columns: Columns;

  constructor(
    private readonly flow: Flow,
    private readonly rows: readonly SequenceRow[],
    private readonly marks: Marks,
  ) {
    this.columns = columnsOf(flow);
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
          textLines(this.x(id), HEAD_TOP + 19, [label], 'dg-name')
        );
      })
      .join('');
  }

  /** A marked phrase is not broken in two. */
  private lines(text: string, width: number): string[] {
    const whole = pieces(text, this.marks).map((piece) =>
      piece.tone === undefined ? piece.text : piece.text.replaceAll(' ', JOIN),
    );
    return wrap(whole.join(''), width);
  }

  /** A line with its marked phrases in their colours. */
  private readonly inSvg = (text: string): string =>
    pieces(text.replaceAll(JOIN, ' '), this.marks)
      .map((piece) =>
        piece.tone === undefined
          ? escapeHtml(piece.text)
          : `<tspan class="dg-status dg-text-${piece.tone}">${escapeHtml(piece.text)}</tspan>`,
      )
      .join('');

  private message(number: number, { from, to, text, reply }: FlowMessage): void {
    const [start, end] = [this.x(from), this.x(to)];
    const lines = this.lines(text, Math.abs(end - start) - ARROW_ENDS);
    const baseline = this.y + 13;
    const arrow = baseline + (lines.length - 1) * LINE_HEIGHT + 8;
    const right = end > start;
    this.parts.push(
      textLines((start + end) / 2 + (right ? 8 : -8), baseline, lines, 'dg-text', { inSvg: this.inSvg }),
      line(start, arrow, right ? end - 8 : end + 8, arrow, reply ? 'dg-line dg-reply' : 'dg-line'),
      arrowHead(end - (right ? 1 : -1), arrow, right ? 'right' : 'left'),
      `<circle class="dg-number" cx="${start}" cy="${arrow}" r="9"/>`,
      textLines(start, arrow + 4, [String(number)], 'dg-digit'),
    );
    this.y = arrow + 9;
  }

  /** @returns the middle of a box of this width that stands over a place as well as the picture has room */
  private inside(middle: number, width: number): number {
    const most = this.columns.width - width / 2 - FRAME;
    return Math.min(Math.max(middle, width / 2 + FRAME), most);
  }

  /** The name of a case stands over its first arrow or note, like a flag. */
  private caseName(text: string, first: SequenceRow | undefined): void {
    let over: readonly string[] = [];
    if (first?.kind === 'message') over = [first.message.from, first.message.to];
    if (first?.kind === 'note') over = first.note.over;
    const width = widthOf(text) + 20;
    const middle = this.inside((this.x(over[0] ?? '') + this.x(over.at(-1) ?? '')) / 2, width);
    this.parts.push(
      box(middle - width / 2, this.y + 4, width, 20, 'dg-tag', 10),
      textLines(middle, this.y + 18, [text], 'dg-tag-text'),
    );
    this.y += 28;
  }

  private note({ over, text }: FlowNote): void {
    const [first = '', last = first] = over;
    const ends = [this.x(first), this.x(last)];
    const [left, right] = [Math.min(...ends), Math.max(...ends)];
    const width = Math.min(right - left + 150, this.columns.width - 2 * FRAME);
    const middle = this.inside((left + right) / 2, width);
    const lines = this.lines(text, width - 20);
    const height = lines.length * LINE_HEIGHT + 10;
    const className = `dg-note dg-${toneOf(text, this.marks) ?? 'neutral'}`;
    this.parts.push(
      box(middle - width / 2, this.y + 4, width, height, className),
      textLines(middle, this.y + 19, lines, 'dg-text', { inSvg: this.inSvg }),
    );
    this.y += height + 12;
  }

  private label(text: string): void {
    this.parts.push(textLines(FRAME + PADDING, this.y + 14, [text], 'dg-branch', { anchor: 'start' }));
    this.y += 20;
  }

  private divider(): void {
    this.parts.push(line(FRAME, this.y, this.columns.width - FRAME, this.y, 'dg-divider'));
    this.y += 4;
  }

  private groupStart(): void {
    this.frames.push(this.y);
    this.parts.push(
      box(FRAME, this.y, widthOf(ALL_HAPPEN) + 20, 20, 'dg-tag', 2),
      textLines(FRAME + 10, this.y + 14, [ALL_HAPPEN], 'dg-tag-text', { anchor: 'start' }),
    );
    this.y += 22;
  }

  private groupEnd(): void {
    const top = this.frames.pop() ?? 0;
    this.parts.push(box(FRAME, top, this.columns.width - 2 * FRAME, this.y - top, 'dg-frame'));
    this.y += 10;
  }

  private row(row: SequenceRow, next: SequenceRow | undefined): void {
    if (row.kind === 'message') this.message(row.number, row.message);
    else if (row.kind === 'note') this.note(row.note);
    else if (row.kind === 'group-start') this.groupStart();
    else if (row.kind === 'group-end') this.groupEnd();
    else if (row.kind === 'case') this.caseName(row.label, next);
    else {
      if (!row.first) this.divider();
      this.label(row.label);
    }
  }

  draw() {
    this.rows.forEach((row, at) => this.row(row, this.rows[at + 1]));
    const bottom = this.y + 2;
    const lives = this.flow.participants
      .map(({ id }) => line(this.x(id), HEAD_TOP + HEAD_HEIGHT, this.x(id), bottom, 'dg-life'))
      .join('');
    const content = lives + this.heads() + this.parts.join('');
    return { content, width: this.columns.width, height: bottom + 4 };
  }
}

/** @returns height of the picture of these rows, in the units of its view box: CSS pixels where the picture has its full width */
export const sequenceHeight = (flow: Flow, rows: readonly SequenceRow[], marks: Marks): number =>
  new SequenceDrawing(flow, rows, marks).draw().height;

interface Picture extends Pick<Named, 'id' | 'title'> {
  /** Phrases that have a colour. */
  readonly marks: Marks;
}

/**
 * @param flow checked flow; every participant that a step names exists
 * @param rows of one picture
 */
export function sequenceSvg(flow: Flow, rows: readonly SequenceRow[], { id, title, marks }: Picture): string {
  const { content, width, height } = new SequenceDrawing(flow, rows, marks).draw();
  return svg({ id, title, description: flow.summary, width, height }, content);
}
