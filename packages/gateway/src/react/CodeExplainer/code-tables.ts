import { fetchOnce } from '@gateway-docs/kit';
import texts from '../../../../../data/texts/components/code-explainer.json';
import { KINDS, recognise, recogniseMessages, type ClientMessage, type CodeKind } from './recognise';

/** What is said about a code: its name, then sentences under their titles. */
export interface Entry extends ClientMessage {
  readonly kind: CodeKind;
  readonly code: number;
}

/** Pages, downloads and words, as the build hands them over. */
export interface TableValues {
  readonly pages: Readonly<Record<CodeKind, string>>;
  readonly downloads: Readonly<Record<CodeKind, string>>;
  readonly retry: Readonly<Record<string, string>>;
  readonly declineRetry: Readonly<Record<string, string>>;
  readonly actors: Readonly<Record<string, string>>;
}

export type Row = Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>;

const textOf = (value: Row[string]): string => (typeof value === 'string' ? value : '');

const TITLES: Readonly<Record<CodeKind, (row: Row, values: TableValues) => Entry['facts']>> = {
  error: (row, { retry, actors }) => [
    ['Cause', textOf(row.cause)],
    ['What to do', textOf(row.remedy)],
    ['Who acts', actors[textOf(row.who_acts)] ?? ''],
    ['Send again', retry[textOf(row.retry)] ?? ''],
    [texts.payer, textOf(row.payer_text)],
  ],
  reason: (row, { declineRetry }) => [
    ['Cause', textOf(row.text)],
    ['What to do', textOf(row.remedy)],
    ['Try again', declineRetry[textOf(row.retry)] ?? ''],
    [texts.payer, textOf(row.payer_text)],
  ],
  status: (row) => [
    ['Meaning', textOf(row.meaning)],
    ['What you may do', textOf(row.entitles)],
    ['It changes again', row.final === true ? 'No, except as the table says' : 'Yes: wait for the callback'],
    [texts.payer, textOf(row.payer_text)],
  ],
};

const NAMES: Readonly<Record<CodeKind, string>> = { error: 'title', reason: 'slug', status: 'name' };

/** The tables by kind and code. */
export type Tables = ReadonlyMap<CodeKind, ReadonlyMap<number, Entry>>;

function entryOf(kind: CodeKind, row: Row, values: TableValues): Entry {
  const code = Number(row.code);
  return {
    kind,
    code,
    name: textOf(row[NAMES[kind]]),
    facts: TITLES[kind](row, values).filter(([, text]) => text !== ''),
    to: `${values.pages[kind]}#${code}`,
  };
}

/** @param rows of the download of each table */
export const tablesOf = (values: TableValues, rows: Readonly<Record<CodeKind, readonly Row[]>>): Tables =>
  new Map(
    KINDS.map((kind) => [
      kind,
      new Map(rows[kind].map((row) => [Number(row.code), entryOf(kind, row, values)])),
    ]),
  );

const rowsAt = fetchOnce(
  async (response) => ((await response.json()) as { readonly rows: readonly Row[] }).rows,
);

/**
 * Loads the downloads of the three tables.
 * @param address of a download below the site's base
 * @throws Error when one of them cannot be loaded
 */
export async function loadTables(values: TableValues, address: (route: string) => string): Promise<Tables> {
  const rowsOf = (kind: CodeKind) => rowsAt(address(values.downloads[kind]));
  const [error, reason, status] = await Promise.all([rowsOf('error'), rowsOf('reason'), rowsOf('status')]);
  return tablesOf(values, { error, reason, status });
}

/**
 * @param text a response, a callback, a line of a log, or a number
 * @returns each code in it, then each message of a client, named as readers see them
 */
export function explain(text: string, tables: Tables | undefined) {
  const codes = recognise(text, (kind, code) => tables?.get(kind)?.get(code)?.name).flatMap(
    ({ kind, code }): ClientMessage[] => {
      const entry = tables?.get(kind)?.get(code);
      return entry ? [{ ...entry, chip: `${texts.kinds[kind]} ${code}` }] : [];
    },
  );
  return { codes, messages: recogniseMessages(text) };
}
