/**
 * In: rows of named values. Out: CSV as RFC 4180 says: a line of names, quotes where they are needed, CRLF between lines.
 * A nested value has a column of its own (`trigger.field`), a list of codes is one cell with spaces between them, and a list of
 * anything else is JSON, so that nothing of a row is lost.
 */

/** What a spreadsheet would take for the start of a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Without this mark a spreadsheet that is opened by a double click takes letters beyond ASCII for other ones. */
const BYTE_ORDER_MARK = '\uFEFF';
const BEYOND_ASCII = /[^\p{ASCII}]/u;

type Flat = Readonly<Record<string, string>>;

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A list of codes can be written with spaces; a list that holds objects, or texts of several words, cannot. */
const isCodes = (values: readonly unknown[]): boolean =>
  values.every((value) => isScalar(value) && !/\s/.test(String(value)));

/** The cells of one value, by the names of their columns. */
function cells(name: string, value: unknown): Flat {
  if (Array.isArray(value)) return { [name]: isCodes(value) ? value.join(' ') : JSON.stringify(value) };
  if (typeof value === 'object' && value !== null) return flatten(value, `${name}.`);
  return { [name]: isScalar(value) ? String(value) : '' };
}

/**
 * @param row values by name, nested as the data file nests them
 * @returns texts by the names of the columns, before quoting
 */
export function flatten(row: object, prefix = ''): Flat {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => Object.entries(cells(prefix + name, value))),
  );
}

/** A cell that no spreadsheet runs: an apostrophe makes it text. Numbers are never touched, because none of ours is negative. */
const safe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * @param rows rows in order; a value that a row does not have is an empty cell
 * @returns the file's text, with CRLF after the last line, and a byte order mark where it needs one
 */
export function toCsv(rows: readonly object[]): string {
  const flat = rows.map((row) => flatten(row));
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...flat.map((row) => columns.map((column) => row[column] ?? ''))];
  const text = lines.map((line) => `${line.map((cell) => quoted(safe(cell))).join(',')}\r\n`).join('');
  return BEYOND_ASCII.test(text) ? BYTE_ORDER_MARK + text : text;
}
