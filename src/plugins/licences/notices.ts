/** In: paths of files. Out: the licences of the packages that they belong to, as one text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Folder of the innermost package of a path: `/site/node_modules/@scope/name`. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LICENCE_FILE = /^(?:licen[cs]e|notice)(?:[.-].*)?$/i;

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

/** @returns heading and texts of one package; undefined for a folder in a package that has a manifest without a name */
function noticeOf(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { success, data } = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) return undefined;
  const texts = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  return [`${data.name} ${data.version}: ${data.license ?? 'see its licence'}`, ...texts].join('\n\n');
}

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * @param files absolute paths of modules; those of no package are left out
 * @returns the notices in the order of the names, each package once
 */
export function noticesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const notices = [...folders].flatMap((folder) => noticeOf(folder) ?? []);
  const head = 'The scripts of this site hold code of these packages.';
  return `${[head, ...[...new Set(notices)].sort()].join(LINE)}\n`;
}
