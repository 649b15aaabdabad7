/** In: all pages of a site with its data. Out: what no page alone can say: two with one description, an entry without its guide, a table that no page shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memo, suggest, nearest } from '@gateway-docs/kit';
import { readFrontMatter } from '@gateway-docs/kit/yaml';
import type { LeftOut, PageHead } from '@gateway-docs/site-data/pages';

/** A guide to a method begins with the call: the request, then how it works; what is looked up, such as its fields, comes later. */
const IN_ORDER = ['example', 'how', 'steps', 'fields', 'wrong', 'sandbox', 'checklist', 'next'];

/** Anchors that a kind of guide has; links from other pages rely on them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  method: [...IN_ORDER, 'payer', 'statuses', 'refunds'],
  country: ['next'],
  family: ['next'],
};

const HEADING = /^#{2,3} .*\{#(?<id>[\w-]+)\}$/;

/**
 * In: a guide to a service. Out: the parts that its kind needs and it lacks, and the first part that stands too early.
 * @param page its file below the repository's root, and the kind of guide that it says it is; a page of another kind has no parts
 * @param source its text
 * @returns one line for each mistake, with file and line
 */
export function guideMistakes(
  { file, guide = '' }: { readonly file: string; readonly guide?: string | undefined },
  source: string,
): string[] {
  const parts = PARTS[guide] ?? [];
  const lines = new Map(
    source.split('\n').flatMap((text, i): [string, number][] => {
      const id = HEADING.exec(text)?.groups?.id;
      return id === undefined ? [] : [[id, i + 1]];
    }),
  );
  const lineOf = (id = ''): number => lines.get(id) ?? readFrontMatter(file, source).lineOf(['guide']);
  const others = [...lines.keys()].filter((id) => !parts.includes(id));
  const missing = parts.filter((id) => !lines.has(id));
  const ordered = guide === 'method' ? [...lines.keys()].filter((id) => IN_ORDER.includes(id)) : [];
  const due = IN_ORDER.filter((id) => ordered.includes(id));
  const early = ordered.find((id, i) => id !== due[i]);
  return [
    ...missing.map((id) => {
      const [near] = nearest(id, others);
      const like = near === undefined ? '' : ` Did you mean it by {#${near}}?`;
      return `${file}:${lineOf(near)}: guide: ${guide} needs a section "## … {#${id}}".${like}`;
    }),
    ...(early === undefined
      ? []
      : [
          `${file}:${lineOf(early)}: {#${early}} comes too early. The order of a guide is ${IN_ORDER.join(', ')}.`,
        ]),
  ];
}

/** The pages by their routes. */
type Pages = ReadonlyMap<string, Pick<PageHead, 'file' | 'guide' | 'services'>>;

/** What is asked of the data: names, and the home of each entry of the catalogue. */
export interface Named {
  readonly services: ReadonlyMap<string, { readonly slug: string; readonly home: string }>;
  readonly tables: object;
  readonly flows: ReadonlyMap<string, unknown>;
}

/** @returns the text of a file below the repository's root */
type Read = (file: string) => string;

/** A search engine and a list of links tell pages apart by their descriptions. */
function repeatedDescriptions(files: readonly string[], read: Read): string[] {
  const places = new Map<unknown, string>();
  return files.flatMap((file) => {
    const { value, lineOf } = readFrontMatter(file, read(file));
    const description = value instanceof Object && 'description' in value ? value.description : file;
    const place = `${file}:${lineOf(['description'])}`;
    const first = places.get(description);
    if (first === undefined) places.set(description, place);
    return first === undefined
      ? []
      : [`${place}: description: ${first} has the same. Say what this page alone has.`];
  });
}

/** Each entry of the catalogue is listed and shown by the guide that it names as its home. */
function withoutGuide(pages: Pages, read: Read, services: Named['services']): string[] {
  return [...services.values()].flatMap(({ slug, home }) => {
    const entry = `data/services/${slug}.yaml`;
    const guide = pages.get(home);
    if (!guide) {
      const [above = ''] = read(entry).split(/^home:/m);
      const line = above.split('\n').length;
      return [`${entry}:${line}: home: ${home} is no page of this site. ${suggest(home, pages.keys())}`];
    }
    const { file, guide: kind = 'method', services: listed = [] } = guide;
    // The front matter of a guide to a method says itself that it names none.
    if (kind === 'method' && listed.length === 0) return [];
    const text = read(file);
    const line = readFrontMatter(file, text).lineOf(['services']);
    if (!listed.includes(slug))
      return [
        `${file}:${line}: services: "${slug}" is missing, and ${entry} names this page as its home. Found ${listed.join(', ') || 'none'}.`,
      ];
    if (new RegExp(`^ *::service\\{#${slug}\\b`, 'm').test(text)) return [];
    return [`${file}:${line}: services: "${slug}" is shown nowhere on the page. Write ::service{#${slug}}.`];
  });
}

/**
 * @param text of all pages, those that the provider leaves out among them
 * @param files by the names that the directive shows them by
 */
function shownNowhere(
  text: string,
  directive: string,
  files: readonly (readonly [name: string, file: string])[],
): string[] {
  const uses = text.matchAll(new RegExp(`^ *::${directive}\\{[^}\\n]*?name=(?<name>[\\w-]+)`, 'gm'));
  const shown = new Set(Array.from(uses, ({ groups }) => groups?.name));
  return files.flatMap(([name, file]) =>
    shown.has(name)
      ? []
      : [`${file}:1: no page shows it. Write ::${directive}{name=${name}} on one, or remove the file.`],
  );
}

/** All that a site says of itself. */
export interface Whole {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly pages: Pages;
  readonly leftOut: Pick<LeftOut, 'files'>;
  /** Left out where they cannot be read: then nothing is said of them. */
  readonly data: Named | undefined;
}

/** @returns one line for each mistake, with file and line */
export function checkTogether({ root, pages, leftOut, data }: Whole): string[] {
  const read: Read = memo((file: string) => readFileSync(path.join(root, file), 'utf8'));
  const heads = [...pages.values()];
  const files = heads.map(({ file }) => file);
  const ofPages = [
    ...heads.flatMap((head) => guideMistakes(head, read(head.file))),
    ...repeatedDescriptions(files, read),
  ];
  if (!data) return ofPages;
  const all = [...files, ...leftOut.files].map(read).join('\n');
  const tables = Object.keys(data.tables).map((name) => [name, `data/${name}.yaml`] as const);
  const flows = Array.from(data.flows.keys(), (name) => [name, `data/flows/${name}.mmd`] as const);
  return [
    ...ofPages,
    ...withoutGuide(pages, read, data.services),
    ...shownNowhere(all, 'reference-table', tables),
    ...shownNowhere(all, 'flow', flows),
  ];
}
