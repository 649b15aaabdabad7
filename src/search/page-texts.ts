/** What results show of the pages: loaded page by page, and the rows of a page only where a row is among the results. */
import { checkPart, type SearchIndex } from './index/search-index';
import type { PackedPage, PackedRows } from './index/format';

/** Loads and parses a file of the index. @throws where it cannot be loaded */
export type LoadFile = (file: string) => Promise<unknown>;

export class PageTexts {
  private readonly pages = new Map<number, PackedPage>();
  private readonly rows = new Map<number, PackedRows>();
  private readonly loading = new Map<string, Promise<unknown>>();

  /** @param load takes names within the folder of the release */
  constructor(
    private readonly index: SearchIndex,
    private readonly load: LoadFile,
  ) {}

  pageOf(page: number): PackedPage | undefined {
    return this.pages.get(page);
  }

  rowsOf(page: number): PackedRows | undefined {
    return this.rows.get(page);
  }

  /**
   * Loads what is missing for some places. @returns whether all of it is here; what could not be loaded is tried again the next time
   */
  async need(places: readonly number[]): Promise<boolean> {
    const wanted = places.flatMap((place) => {
      const page = this.index.pageOf[place] ?? 0;
      const isRow = place >= (this.index.pages[page]?.firstRow ?? 0);
      return [this.fetch('page', page, this.pages), ...(isRow ? [this.fetch('rows', page, this.rows)] : [])];
    });
    return (await Promise.all(wanted)).every(Boolean);
  }

  private async fetch<T extends PackedPage | PackedRows>(
    kind: string,
    page: number,
    store: Map<number, T>,
  ): Promise<boolean> {
    if (store.has(page)) return true;
    const file = `${kind}-${page}.json`;
    const loading = this.loading.get(file) ?? this.load(file);
    this.loading.set(file, loading);
    try {
      const part = (await loading) as T;
      checkPart(this.index, part);
      store.set(page, part);
      return true;
    } catch {
      return false;
    } finally {
      this.loading.delete(file);
    }
  }
}
