/**
 * One reader's search: loads the files of the index as they are needed and answers queries from what is there. The first
 * answer comes from the head; the body and the texts are asked for after it. A failed download is forgotten, so that asking
 * again tries again. No DOM: the worker and the tests give it a way to load a file.
 */
import { find, type FindOptions, type Found, type Hit } from './find';
import type { PackedBody, PackedHead } from './index/format';
import { addBody, openHead, type SearchIndex } from './index/search-index';
import { markedPieces } from './marks';
import { HEAD_FILE } from './settings';
import { snippetOf } from './snippet';
import { TextStore, type LoadFile } from './text-store';

/** A hit as it is shown. Texts are in pieces, those at odd positions marked (marks.ts), so that showing them is no work. */
export interface ResultHit extends Hit {
  readonly titlePieces: readonly string[];
  readonly sectionPieces: readonly string[];
  /** The text around the first mark; the description where the title answers, or while the text is on its way. */
  readonly textPieces: readonly string[];
}

export interface ResultSet {
  readonly hits: readonly ResultHit[];
  readonly total: number;
  /** `head`: from titles and headings only, more follows. `whole`: from everything. `partial`: the body could not be loaded. */
  readonly from: 'head' | 'whole' | 'partial';
}

export interface SessionOptions {
  /** Loads a file by its path relative to the base URL. */
  readonly load: LoadFile;
  /** Whether texts may be loaded before a result needs them. */
  readonly mayLoadAhead: boolean;
  /** Milliseconds for which a first response from the head has the line to itself. */
  readonly restDelay: number;
}

/** Everything, with its body. */
interface Whole {
  readonly index: SearchIndex;
  readonly texts: TextStore;
}

const FOLDER = HEAD_FILE.slice(0, HEAD_FILE.lastIndexOf('/') + 1);

export class SearchSession {
  private head: Promise<SearchIndex> | undefined;
  private completing: Promise<Whole> | undefined;
  private whole: Whole | undefined;
  private bodyFile = '';

  constructor(private readonly options: SessionOptions) {}

  /** @returns when the head is there. @throws what `load` throws, and FormatError; a later call tries again */
  async open(): Promise<SearchIndex> {
    this.head ??= this.loadHead().catch((error: unknown) => {
      this.head = undefined;
      throw error;
    });
    return this.head;
  }

  /**
   * Answers up to three times: from the head, from everything, and with pieces of text where they had to be loaded.
   * @param report takes each response
   * @param isCurrent false once a newer query has made this one pointless
   * @throws where the head cannot be loaded
   */
  async results(
    text: string,
    options: FindOptions,
    report: (results: ResultSet) => void,
    isCurrent: () => boolean,
  ): Promise<void> {
    const head = await this.open();
    if (this.whole === undefined) {
      const first = find(head, text, options);
      if (first.isCertain && first.hits.length > 0) {
        report(resultsFrom('head', first));
        await pause(this.options.restDelay);
        if (!isCurrent()) return;
      }
      const isComplete = await this.complete().then(
        () => true,
        () => false,
      );
      if (!isCurrent()) return;
      if (!isComplete) {
        report(resultsFrom('partial', first));
        return;
      }
    }
    const { index, texts } = await this.complete();
    const found = find(index, text, options);
    const pages = found.hits.filter((hit) => hasText(index, hit)).map(({ page }) => page);
    if (pages.some((page) => texts.get(page) === undefined)) {
      report(resultsFrom('whole', found));
      await texts.need(pages);
      if (!isCurrent()) return;
    }
    report(resultsFrom('whole', found, (hit) => snippet(index, texts, hit)));
  }

  private async complete(): Promise<Whole> {
    this.completing ??= this.loadBody().catch((error: unknown) => {
      this.completing = undefined;
      throw error;
    });
    return this.completing;
  }

  private async loadHead(): Promise<SearchIndex> {
    // `openHead` and `addBody` check the format of what was loaded.
    const head = (await this.options.load(HEAD_FILE, true)) as PackedHead;
    const index = openHead(head);
    this.bodyFile = FOLDER + head.body;
    return index;
  }

  private async loadBody(): Promise<Whole> {
    const head = await this.open();
    const { index, body } = addBody(head, (await this.options.load(this.bodyFile, true)) as PackedBody);
    const texts = new TextStore(body, (file, isUrgent) => this.options.load(FOLDER + file, isUrgent));
    this.whole = { index, texts };
    if (this.options.mayLoadAhead) void texts.loadAll();
    return this.whole;
  }
}

function resultsFrom(
  from: ResultSet['from'],
  { hits, total }: Found,
  snippetOfHit: (hit: Hit) => string = () => '',
): ResultSet {
  return { hits: hits.map((hit) => shown(hit, snippetOfHit(hit))), total, from };
}

function shown(hit: Hit, text: string): ResultHit {
  return {
    ...hit,
    titlePieces: markedPieces(hit.t, hit.marks),
    sectionPieces: markedPieces(hit.s, hit.marks),
    textPieces: markedPieces(text || hit.d, hit.marks),
  };
}

/** Only a section shows a piece of its text: the top of a page is described, a row says it all. */
function hasText(index: SearchIndex, { page, section }: Hit): boolean {
  const isSection = section > (index.pages[page]?.top ?? 0);
  return isSection && section < (index.body?.firstRow ?? 0);
}

function snippet(index: SearchIndex, texts: TextStore, hit: Hit): string {
  const entry = index.pages[hit.page];
  if (entry === undefined || !hasText(index, hit)) return '';
  return snippetOf(texts.get(hit.page)?.[hit.section - entry.top] ?? '', hit.marks);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
