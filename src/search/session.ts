/**
 * One reader's search: loads the files of the index as they are needed and answers queries from what is there. The first
 * answer comes from the head; the body is asked for after it, the text of a page when a result shows a piece of it. A failed
 * download is forgotten, so that asking again tries again. No DOM: the worker and the tests give it a way to load a file.
 */
import { find, type FindOptions, type Hit } from './find';
import type { PackedBody, PackedHead, PackedTexts } from './index/format';
import { addBody, openHead, type SearchIndex } from './index/search-index';
import { HEAD_FILE } from './settings';
import { snippetOf } from './snippet';

/** Loads and parses a file of the index. @param file its path relative to the base URL */
export type LoadFile = (file: string) => Promise<unknown>;

export interface AnswerHit extends Hit {
  /** A piece of the text around the first mark; empty where the title answers, or while the text is on its way. */
  readonly snippet: string;
}

export interface Answer {
  readonly hits: readonly AnswerHit[];
  readonly total: number;
  /** `head`: from titles and headings only, more follows. `whole`: from everything. `partial`: the body could not be loaded. */
  readonly from: 'head' | 'whole' | 'partial';
}

const FOLDER = HEAD_FILE.slice(0, HEAD_FILE.lastIndexOf('/') + 1);

export class SearchSession {
  private head: Promise<SearchIndex> | undefined;
  private body: Promise<SearchIndex> | undefined;
  private bodyFile = '';
  private whole: SearchIndex | undefined;
  private readonly texts = new Map<string, PackedTexts>();

  constructor(private readonly load: LoadFile) {}

  /** @returns when the head is there. @throws what `load` throws, and FormatError; a later call tries again */
  async open(): Promise<SearchIndex> {
    this.head ??= this.loadHead().catch((error: unknown) => {
      this.head = undefined;
      throw error;
    });
    return this.head;
  }

  /** @returns the index with its body. @throws as `open` */
  async complete(): Promise<SearchIndex> {
    this.body ??= this.loadBody().catch((error: unknown) => {
      this.body = undefined;
      throw error;
    });
    return this.body;
  }

  /**
   * Answers up to three times: from the head, from everything, and with pieces of text.
   * @param report takes each answer
   * @param isCurrent false once a newer query has made this one pointless
   * @throws where the head cannot be loaded
   */
  async answer(
    text: string,
    options: FindOptions,
    report: (answer: Answer) => void,
    isCurrent: () => boolean,
  ): Promise<void> {
    const head = await this.open();
    if (this.whole === undefined) {
      const { hits, total, isCertain } = find(head, text, options);
      const first = { hits: hits.map(withoutSnippet), total };
      if (isCertain && hits.length > 0) report({ ...first, from: 'head' });
      const isComplete = await this.complete().then(
        () => true,
        () => false,
      );
      if (!isCurrent()) return;
      if (!isComplete) {
        report({ ...first, from: 'partial' });
        return;
      }
    }
    const index = await this.complete();
    const { hits, total } = find(index, text, options);
    report({ hits: hits.map(withoutSnippet), total, from: 'whole' });
    const snippets = await Promise.all(hits.map((hit) => this.snippet(index, hit)));
    if (isCurrent() && snippets.some(Boolean)) {
      report({ hits: hits.map((hit, i) => ({ ...hit, snippet: snippets[i] ?? '' })), total, from: 'whole' });
    }
  }

  private async loadHead(): Promise<SearchIndex> {
    const head = (await this.load(HEAD_FILE)) as PackedHead;
    const index = openHead(head);
    this.bodyFile = FOLDER + head.body;
    return index;
  }

  private async loadBody(): Promise<SearchIndex> {
    const head = await this.open();
    this.whole = addBody(head, (await this.load(this.bodyFile)) as PackedBody);
    return this.whole;
  }

  /** A text that cannot be loaded leaves its result without a piece of text; nothing else is lost. */
  private async snippet(index: SearchIndex, { page, place, marks }: Hit): Promise<string> {
    const entry = index.pages[page];
    const file = index.body?.texts[page];
    const isRow = place >= (index.body?.firstRow ?? 0);
    if (entry === undefined || file === undefined || isRow) return '';
    const texts = this.texts.get(file) ?? ((await this.load(FOLDER + file).catch(() => [])) as PackedTexts);
    if (texts.length > 0) this.texts.set(file, texts);
    return snippetOf(texts[place - entry.top] ?? '', marks);
  }
}

function withoutSnippet(hit: Hit): AnswerHit {
  return { ...hit, snippet: '' };
}
