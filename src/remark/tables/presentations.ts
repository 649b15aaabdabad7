/**
 * How each reference table is shown: `present` in the module of its name, so that a new table needs no line here. Modules are loaded before
 * the first page is expanded, because directives cannot wait.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { Table } from '@gateway-docs/site-data/tables';
import type { Block } from '../mdast';

type Presentation = (table: Table, site: SiteData) => Block[];

const loaded = new Map<string, Presentation>();

async function load(name: string): Promise<void> {
  if (loaded.has(name)) return;
  const file = `src/remark/tables/${name}.ts`;
  // The module was written for the table of its name; the content tests show every table.
  const loading = import(`./${name}.ts`) as Promise<{ readonly present?: Presentation }>;
  const { present } = await loading.catch((cause: unknown) => {
    throw new Error(`The table "${name}" cannot be shown: ${file} is missing or wrong.`, { cause });
  });
  if (typeof present !== 'function')
    throw new Error(`${file} exports no function "present"; tables/language-codes.ts is the smallest model.`);
  loaded.set(name, present);
}

/**
 * @param names of the tables that pages may show
 * @throws Error that names the module which is missing or wrong
 */
export async function loadPresentations(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(load));
}

/**
 * @param name of a table whose presentation was loaded
 * @returns the blocks of the table
 */
export function presentTable(name: string, table: Table, site: SiteData): Block[] {
  const present = loaded.get(name);
  if (!present) throw new Error(`The presentation of "${name}" was not loaded before the page.`);
  return present(table, site);
}
