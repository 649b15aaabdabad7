/** In: the rows of a report. Out: the bytes of its file: comma-separated values by RFC 4180, or a workbook of Office Open XML with one sheet. */
import { zipSync } from 'fflate';
import { bytesOf } from '../portable/bytes';

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

const SCHEMAS = 'http://schemas.openxmlformats.org';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const related = (type: string, target: string) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="r1" Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** Every part but the sheet. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': related('worksheet', 'sheet.xml'),
  'xl/workbook.xml': `<workbook xmlns="${SCHEMAS}/spreadsheetml/2006/main" xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"><sheets><sheet name="Report" sheetId="1" r:id="r1"/></sheets></workbook>`,
};

/** The same rows give the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1);

/** @returns a workbook whose only sheet has a header line; numbers are numbers, all else is text */
export function xlsxOf(columns: readonly string[], rows: readonly FileRow[]): Uint8Array {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
  const data = lines.map((line) => `<row>${line.map((value) => cell(value)).join('')}</row>`).join('');
  const sheet = `<worksheet xmlns="${SCHEMAS}/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`;
  const parts = Object.entries({ ...PARTS, 'xl/sheet.xml': sheet });
  const declared = (xml: string) => bytesOf(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
  return zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, declared(xml)])), { mtime: FIRST_DAY });
}
