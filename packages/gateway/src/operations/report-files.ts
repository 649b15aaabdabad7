/** In: the rows of a report. Out: the bytes of its file: comma-separated values by RFC 4180. */
import { bytesOf } from '../portable/bytes';

/** A row by names of columns; null is an empty cell. */
export type FileRow = Readonly<Record<string, string | number | null>>;

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** @returns UTF-8 with a header line; each line ends with CR and LF */
export function csvOf(columns: readonly string[], rows: readonly FileRow[]): Uint8Array {
  const lines = [columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))];
  return bytesOf(lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join(''));
}
