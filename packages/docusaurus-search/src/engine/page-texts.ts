/** What results show of the pages: for each result one file, that of a stretch of the anchors of its page. */
import { once } from '@gateway-docs/kit';
import { checkPart, type SearchIndex } from '../format/search-index';
import { ANCHORS_IN_PART, type AnchorText, type PackedTexts } from '../format/format';

/** Loads and parses a file of the index. @throws where it cannot be loaded */
export type LoadFile = (file: string) => Promise<unknown>;

export class PageTexts {
  /** By the names of their files. */
  private readonly parts = new Map<string, PackedTexts>();
  private readonly fetch: (file: string) => Promise<void>;

  /** @param load takes names within the folder of the release */
  constructor(
    private readonly index: SearchIndex,
    load: LoadFile,
  ) {
    this.fetch = once(async (file) => {
      const part = (await load(file)) as PackedTexts;
      checkPart(index, part);
      this.parts.set(file, part);
    });
  }

  /** @returns what a result shows of an anchor; undefined while its file is not here */
  textOf(anchor: number): AnchorText | undefined {
    const { file, at } = this.placeOf(anchor);
    return this.parts.get(file)?.texts[at];
  }

  /**
   * Loads what is missing for some anchors. @returns whether all of it is here; what could not be loaded is tried again the next time
   */
  async need(anchors: readonly number[]): Promise<boolean> {
    const files = new Set(anchors.map((anchor) => this.placeOf(anchor).file));
    const loads = await Promise.allSettled([...files].map((file) => this.fetch(file)));
    return loads.every(({ status }) => status === 'fulfilled');
  }

  private placeOf(anchor: number) {
    const page = this.index.pageOf[anchor] ?? 0;
    const number = anchor - (this.index.pages[page]?.top ?? 0);
    return {
      file: `texts-${page}-${Math.floor(number / ANCHORS_IN_PART)}.json`,
      at: number % ANCHORS_IN_PART,
    };
  }
}
