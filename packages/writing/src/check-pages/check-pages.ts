/** In: the pages of a site, and the site's own way to read one. Out: what a writer has to mend: mistakes in pages, and links that lead nowhere. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@gateway-docs/contract';
import { brokenLinks, type LinkedPage } from '../link-check/broken-links';
import { locate } from '../link-check/locate';
import { ownAddress } from '../link-check/own-address';
import { checkTogether, type Whole } from './check-together';

/** A page or partial as its text says it. */
export interface ReadPage {
  /** One line for each mistake, `docs/callbacks.mdx:14:1: Unknown component …`. */
  readonly mistakes: readonly string[];
  /** Targets of its links as they are written, `/callbacks#retries`, `#here`. */
  readonly links: readonly string[];
  readonly anchors: readonly string[];
  /** Files that it imports, below the repository's root. */
  readonly partials: readonly string[];
}

/** @param name path of a file below the repository's root */
export type ReadText = (name: string, source: string) => ReadPage;

const NOTHING: ReadPage = { mistakes: [], links: [], anchors: [], partials: [] };

/** A page with the partials that it imports. */
function readWhole(root: string, name: string, read: ReadText): ReadPage {
  const page = read(name, readFileSync(path.join(root, name), 'utf8'));
  const parts = page.partials.map((partial): ReadPage => {
    if (existsSync(path.join(root, partial))) return readWhole(root, partial, read);
    return { ...NOTHING, mistakes: [`${name}: the imported ${partial} does not exist`] };
  });
  const all = [page, ...parts];
  return {
    mistakes: all.flatMap(({ mistakes }) => mistakes),
    links: all.flatMap(({ links }) => links),
    anchors: all.flatMap(({ anchors }) => anchors),
    partials: all.flatMap(({ partials }) => partials),
  };
}

/** What is asked of a site. Without its data not all anchors are known: pages are read without what directives make. */
export interface Asked extends Whole {
  readonly pages: Site['pages'];
  readonly read: ReadText;
  /** Whether a file that is no page will be served at an address, `/openapi/v2.yaml`. */
  readonly isFile: (address: string) => boolean;
}

function linkedPage(route: string, { links, anchors }: ReadPage): LinkedPage {
  return {
    links: new Set(links.flatMap((link) => ownAddress(link, route, '/') ?? [])),
    anchors: new Set(anchors),
  };
}

/** A page whose links are nobody's question; it is read when a link asks for its anchors. */
function anchorsAlone(whole: () => ReadPage): LinkedPage {
  let anchors: ReadonlySet<string> | undefined;
  return {
    links: new Set(),
    get anchors() {
      return (anchors ??= new Set(whole().anchors));
    },
  };
}

/**
 * @param asked the site
 * @param isChecked whether a page is checked, by its file; of the others only those are read whose anchors are linked to
 */
export function checkPages(asked: Asked, isChecked: (file: string) => boolean = () => true) {
  const { root, pages, read, isFile, data } = asked;
  const mistakes: string[] = [];
  const linked = new Map(
    [...pages].map(([route, { file }]): [string, LinkedPage] => {
      const whole = (): ReadPage => readWhole(root, file, read);
      if (!isChecked(file)) return [route, anchorsAlone(whole)];
      const page = whole();
      mistakes.push(...page.mistakes);
      return [route, linkedPage(route, page)];
    }),
  );
  const broken = brokenLinks(linked, isFile).filter(({ isAnchor }) => data !== undefined || !isAnchor);
  return {
    /** Of links that lead nowhere. */
    links: [...new Set(locate(root, pages, broken))],
    /** Of what no page alone can say. */
    together: checkTogether(asked).filter((line) => isChecked(line.replace(/:.*/s, ''))),
    /** Of everything else in pages. */
    mistakes: [...new Set(mistakes)],
  };
}

/** Lines for a writer, with file and place, each once. */
export type Found = Readonly<ReturnType<typeof checkPages>>;
