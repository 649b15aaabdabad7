/** A small index for unit tests, packed by the code of the build. */
import path from 'node:path';
import { loadMinorWords } from '../../../src/plugins/search-index/load-minor-words';
import type { SectionKind } from '../../../src/plugins/search-index/load-section-kinds';
import { pack, type Packed } from '../../../src/plugins/search-index/pack';
import type { PageLayer } from '../../../src/plugins/search-index/page-layer';
import type { Page, Section } from '../../../src/plugins/search-index/page';
import type { ConceptWords } from '../../../src/plugins/search-index/thesaurus';
import { filesOf } from '../../../src/plugins/search-index/write';
import { SEARCH_LANGUAGES } from '@gateway-docs/site-data/operator';
import { HEAD_FILE } from '../../../src/search/settings';
import { SearchSession } from '../../../src/search/session';
import type { FindOptions } from '../../../src/search/find';
import type { PackedHead } from '../../../src/search/index/format';
import type { ResultSet } from '../../../src/search/results';

/** A page by what a test cares for. Sections are title and text; the hash is the title in lower case with hyphens. */
export interface PageSketch {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly text?: string;
  readonly sections?: readonly (readonly [title: string, text: string])[];
  readonly rows?: readonly (readonly [subject: string, name: string, text?: string])[];
  /** Per hash, empty for the page: what readers want to do there. */
  readonly tasks?: Readonly<Record<string, string>>;
  /** The same in readers' own words. */
  readonly questions?: Readonly<Record<string, string>>;
  /** What readers said who wanted the page as a whole; and, per hash, one of its sections. */
  readonly wishes?: readonly string[];
  readonly sectionWishes?: Readonly<Record<string, string>>;
  /** Routes to which its text links. */
  readonly links?: readonly string[];
  readonly kind?: PageLayer['kind'];
  readonly isParticular?: boolean;
}

export interface SmallIndex {
  readonly packed: Packed;
  readonly head: PackedHead;
  /** The files by the paths under which a browser asks for them. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Asks as a reader does, with all files at hand. */
  readonly ask: (text: string, options?: Partial<FindOptions>) => Promise<ResultSet>;
}

const minor = loadMinorWords(path.resolve(__dirname, '../../..'), SEARCH_LANGUAGES);

/** @returns the index of the sketched pages */
export function smallIndex(
  sketches: readonly PageSketch[],
  concepts: readonly ConceptWords[] = [],
  sectionKinds: readonly SectionKind[] = [],
): SmallIndex {
  const layers = new Map(sketches.map((sketch) => [sketch.url, layerOf(sketch)]));
  const packed = pack({
    pages: sketches.map(pageOf),
    concepts,
    minor,
    sectionKinds,
    layerOf: (url) => layers.get(url) ?? layerOf({ url, title: '' }),
  });
  const files = Object.fromEntries(filesOf(packed));
  const session = new SearchSession({ load: (file) => loadFrom(files, file), typingPause: 0 });
  return {
    packed,
    head: files[HEAD_FILE] as PackedHead,
    files,
    ask: (text, options) => askSession(session, text, { limit: 8, ...options }),
  };
}

/** @returns the answer of a session to one query */
export async function askSession(
  session: SearchSession,
  text: string,
  options: FindOptions,
): Promise<ResultSet> {
  const replies: ResultSet[] = [];
  await session.results(
    text,
    options,
    (results) => replies.push(results),
    () => true,
  );
  const [reply] = replies;
  if (reply === undefined || replies.length > 1)
    throw new Error(`${replies.length} answers to ${JSON.stringify(text)}`);
  return reply;
}

/** Loads as a browser does: what is not there fails. The copy is as fresh as one from the line. */
export async function loadFrom(files: Readonly<Record<string, unknown>>, file: string): Promise<unknown> {
  await Promise.resolve();
  if (!(file in files)) throw new Error(`${file} is gone`);
  return structuredClone(files[file]);
}

function layerOf({
  tasks = {},
  questions = {},
  wishes = [],
  sectionWishes = {},
  kind = 'concept',
  isParticular = false,
}: PageSketch): PageLayer {
  return {
    kind,
    isParticular,
    keywords: [],
    tasks: byHash(tasks),
    questions: byHash(questions),
    wishes: new Map<string, readonly string[]>([['', wishes], ...byHash(sectionWishes)]),
  };
}

/** @returns the page that a sketch stands for */
export function pageOf(sketch: PageSketch): Page {
  const { url, title, description = '', keywords = '', text = '', sections = [], rows = [] } = sketch;
  const top: Section = { title: '', hash: '', text };
  const rest = sections.map(([name, body]) => ({ title: name, hash: `#${slug(name)}`, text: body }));
  return {
    url,
    title,
    description,
    keywords,
    breadcrumbs: [],
    sections: [top, ...rest],
    rows: rows.map(([subject, name, said = '']) => ({ hash: `#${subject}`, subject, name, text: said })),
    links: sketch.links ?? [],
  };
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function byHash(words: Readonly<Record<string, string>>): Map<string, string[]> {
  return new Map(Object.entries(words).map(([hash, list]) => [hash, list.split(',')]));
}
