/** A small index for unit tests, packed and opened by the code of the site. */
import { pack, type Packed } from '../../../src/plugins/search-index/pack';
import type { Page, Section } from '../../../src/plugins/search-index/stock-index';
import type { PackedBody, PackedHead } from '../../../src/search/index/format';
import { addBody, openHead, type SearchIndex } from '../../../src/search/index/search-index';

/** A page by what a test cares for. Sections are title and text; the hash is the title in lower case with hyphens. */
export interface PageSketch {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly text?: string;
  readonly sections?: readonly (readonly [title: string, text: string])[];
  readonly rows?: readonly (readonly [subject: string, name: string])[];
}

export interface SmallIndex {
  readonly packed: Packed;
  /** Titles, headings, keywords and descriptions only. */
  readonly head: SearchIndex;
  readonly whole: SearchIndex;
  /** The files by the paths under which a browser asks for them. */
  readonly files: Readonly<Record<string, unknown>>;
}

/** @returns the index of the sketched pages */
export function smallIndex(
  sketches: readonly PageSketch[],
  synonyms: readonly (readonly string[])[] = [],
): SmallIndex {
  const packed = pack({ pages: sketches.map(pageOf), synonyms, keywordsOf: () => [] });
  const headFile: PackedHead = { ...packed.head, body: 'body.json' };
  const textFiles = packed.texts.map((_, file) => `texts-${file}.json`);
  const bodyFile: PackedBody = { ...packed.body, textFiles };
  const head = openHead(headFile);
  const texts = packed.texts.map((text, file) => [`search-index/texts-${file}.json`, text]);
  return {
    packed,
    head,
    whole: addBody(head, bodyFile).index,
    files: {
      'search-index/head.json': headFile,
      'search-index/body.json': bodyFile,
      ...(Object.fromEntries(texts) as Record<string, unknown>),
    },
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
    rows: rows.map(([subject, name]) => ({ hash: `#${subject}`, subject, name })),
  };
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
