/** A small index for unit tests, packed by the code of the build. */
import { pack, type Packed } from '../plugin/pack';
import type { PageWords } from '../plugin/page-words';
import type { Facets } from '../engine/facets';
import type { Page, Section } from '../plugin/page';
import type { SynonymWords } from '../words/thesaurus';
import { filesOf } from '../plugin/write';
import { MANIFEST_FILE } from '../engine/settings';
import { SearchSession } from '../engine/session';
import type { FindOptions } from '../engine/find';
import type { PackedManifest } from '../format/format';
import type { ResultSet } from '../engine/results';

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
  /** Routes to which its text links. */
  readonly links?: readonly string[];
  readonly kind?: PageWords['kind'];
  readonly isParticular?: boolean;
}

export interface SmallIndex {
  readonly packed: Packed;
  readonly manifest: PackedManifest;
  /** The files by the paths under which a browser asks for them. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Asks as a reader does, with all files at hand. */
  readonly ask: (text: string, options?: Partial<FindOptions>) => Promise<ResultSet>;
}

/** Facets as a site has them. */
const FACETS: Facets = {
  versions: ['v2', 'v1'],
  contexts: ['cabinet'],
  kinds: ['concept', 'operation', 'guide', 'reference', 'cabinet'],
  tables: ['reference'],
};

/** @returns the index of the sketched pages */
export function smallIndex(
  sketches: readonly PageSketch[],
  synonyms: readonly SynonymWords[] = [],
): SmallIndex {
  const pageWords = new Map(sketches.map((sketch) => [sketch.url, wordsOf(sketch)]));
  const packed = pack({
    pages: sketches.map(pageOf),
    synonyms,
    facets: FACETS,
    wordsOf: (url) => pageWords.get(url) ?? wordsOf({ url, title: '' }),
  });
  const files = Object.fromEntries(filesOf(packed));
  const session = new SearchSession({ load: (file) => loadFrom(files, file), typingPause: 0 });
  return {
    packed,
    manifest: files[MANIFEST_FILE] as PackedManifest,
    files,
    ask: (text, options) => askSession(session, text, { limit: 8, ...options }),
  };
}

/** @returns the last answer of a session to one query: that with texts */
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
  const [reply, ...more] = replies.filter(({ from }) => from !== 'titles');
  if (reply === undefined || more.length > 0)
    throw new Error(`${replies.length} answers to ${JSON.stringify(text)}`);
  return reply;
}

/** Loads as a browser does: what is not there fails. The copy is as fresh as one from the line. */
export async function loadFrom(files: Readonly<Record<string, unknown>>, file: string): Promise<unknown> {
  await Promise.resolve();
  if (!(file in files)) throw new Error(`${file} is gone`);
  return structuredClone(files[file]);
}

function wordsOf({ tasks = {}, kind = 'concept', isParticular = false }: PageSketch): PageWords {
  return {
    kind,
    isParticular,
    tasks: byHash(tasks),
  };
}

/** @returns the page that a sketch stands for */
export function pageOf(sketch: PageSketch): Page {
  const { url, title, description = '', keywords = '', text = '', sections = [], rows = [] } = sketch;
  const linesOf = (body: string) => body.split(/(?<=\.) /).filter((line) => line !== '');
  const top: Section = { title: '', hash: '', text, lines: linesOf(text) };
  const rest = sections.map(([name, body]) => ({
    title: name,
    hash: `#${slug(name)}`,
    text: body,
    lines: linesOf(body),
  }));
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
