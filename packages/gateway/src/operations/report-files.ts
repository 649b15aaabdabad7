/** In: the rows of a report. Out: the bytes of its file: comma-separated values by RFC 4180, or a workbook of Office Open XML with one sheet. */
import { zipSync } from 'fflate';
import { bytesOf } from '../portable/bytes';
import EMPTY from './empty-workbook.json';

/** A row by names of columns; null is an empty cell. */
export type FileRow = Readonly<Record<string, string | number | null>>;

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** @returns UTF-8 with a header line; each line ends with CR and LF */
export function csvOf(columns: readonly string[], rows: readonly FileRow[]): Uint8Array {
  const lines = [columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))];
  return bytesOf(lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join(''));
}

/** Characters that XML 1.0 has no form for. */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/g;

const escaped = (text: string) =>
  text.replace(NO_XML, '\uFFFD').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const cell = (value: FileRow[string] = ''): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value ?? '')}</t></is></c>`;

/** The same rows give the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1);

/** @returns a workbook whose only sheet has a header line; numbers are numbers, all else is text */
export function xlsxOf(columns: readonly string[], rows: readonly FileRow[]): Uint8Array {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
  const data = lines.map((line) => `<row>${line.map((value) => cell(value)).join('')}</row>`).join('');
  const sheet = EMPTY['xl/sheet.xml'].replace('<sheetData>', (begin) => begin + data);
  const parts = Object.entries({ ...EMPTY, 'xl/sheet.xml': sheet });
  return zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, bytesOf(xml)])), { mtime: FIRST_DAY });
}
