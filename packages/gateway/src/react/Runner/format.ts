import { objectOf, parsed } from '../../json';
import { shortened } from '../Tool/message-text';

/** Characters that are shown of a body or of signed bytes. */
export const LONGEST_SHOWN = 20_000;

/** @returns JSON with a line for each member; any other text as it is */
export function laidOut(text: string): string {
  if (text.length > LONGEST_SHOWN) return shortened(text, LONGEST_SHOWN);
  const value = parsed(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** `2026-11-22 09:15:03 UTC` */
export const timeText = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `5 seconds`, `2 hours`: the largest unit of which there is at least one, rounded up. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `error.code` of an envelope. @returns undefined for any other text */
export function codeIn(body: string): number | undefined {
  const { code } = objectOf(objectOf(parsed(body)).error);
  return typeof code === 'number' ? code : undefined;
}
