/**
 * The box with the meaning of a chip: of a code, what the row says to which the chip leads, from the download of that table; of a call, what the
 * chip itself has. It goes when the reader looks elsewhere, or presses Escape.
 */
import { fetchOnce, pressedKey } from '@gateway-docs/kit';

/** Names of the columns that say what a code means, and what to do about it, in the tables of the three kinds. */
const MEANING = ['meaning', 'cause', 'text'] as const;
const ACTION = ['entitles', 'remedy'] as const;
const ID = 'gw-meaning';
/** Between chip and box, and box and edge of the window, in CSS pixels. */
const GAP = 6;

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function rowsIn(content: unknown): Row[] {
  const rows = isRow(content) && !Array.isArray(content) ? content.rows : content;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

const rowsAt = fetchOnce(async (response) => rowsIn(await response.json()));

const textOf = (row: Row, names: readonly string[]): string =>
  names.map((name) => row[name]).find((value) => typeof value === 'string') ?? '';

/** What the chip says of a call, or the table of the code to which a chip leads; empty when it cannot be had. */
async function meaningOf(chip: HTMLAnchorElement): Promise<string> {
  if (chip.dataset.meaning !== undefined) return chip.dataset.meaning;
  const rows = await rowsAt(`${chip.pathname}.json`).catch(() => []);
  const row = rows.find(({ code }) => `#${String(code)}` === chip.hash);
  // Code is marked as in Markdown; here it is a word among words.
  return row ? `${textOf(row, MEANING)} ${textOf(row, ACTION)}`.replaceAll('`', '').trim() : '';
}

let box: HTMLElement | undefined;
let current: HTMLAnchorElement | undefined;

function hide(): void {
  current?.removeAttribute('aria-describedby');
  current = undefined;
  box?.remove();
}

function boxFor(text: string): HTMLElement {
  box ??= document.createElement('div');
  box.id = ID;
  box.className = 'gw-meaning';
  box.setAttribute('role', 'tooltip');
  box.textContent = text;
  return box;
}

/** Below the chip, or above it where the window ends; never over it: where neither has room for all, the box scrolls. */
function place(element: HTMLElement, chip: Element): void {
  element.style.maxHeight = '';
  const at = chip.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - 2 * GAP;
  const below = window.innerHeight - at.bottom - 2 * GAP;
  const isBelow = height <= below || below > above;
  element.style.maxHeight = `${isBelow ? below : above}px`;
  element.style.top = `${isBelow ? at.bottom + GAP : at.top - GAP - Math.min(height, above)}px`;
  element.style.left = `${Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP))}px`;
}

const isElsewhere = ({ target }: Event): boolean =>
  !(target instanceof Node) || !(current?.contains(target) === true || box?.contains(target) === true);

document.addEventListener('pointerover', (event) => {
  if (current && isElsewhere(event) && document.activeElement !== current) hide();
});
document.addEventListener('focusout', ({ target }) => {
  if (target === current) hide();
});
document.addEventListener('keydown', (event) => {
  if (pressedKey(event) === 'Escape') hide();
});
document.addEventListener('click', hide);
// A chip that the keyboard reaches is scrolled into view: the box goes along.
const goAlong = (): void => {
  if (current && box?.isConnected) place(box, current);
};
window.addEventListener('scroll', goAlong, { passive: true });

/** Shows what the code of a chip means, or what its call does. */
export async function explain(chip: HTMLAnchorElement): Promise<void> {
  if (chip === current) return;
  hide();
  current = chip;
  const text = await meaningOf(chip);
  // The reader has gone on meanwhile.
  if (current !== chip || text === '') return;
  const element = boxFor(text);
  document.body.append(element);
  chip.setAttribute('aria-describedby', ID);
  place(element, chip);
}
