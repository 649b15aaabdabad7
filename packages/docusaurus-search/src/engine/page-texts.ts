/** What results show of the pages: for each result one file, that of its page, of a stretch of its sections or of one of its rows. */
import { checkPart, type SearchIndex } from '../format/search-index';
import { ROWS_IN_PART, SECTIONS_IN_PART } from '../format/format';
import type { PackedPage, PackedRows, PackedSection, PackedSections } from '../format/format';

/** Loads and parses a file of the index. @throws where it cannot be loaded */
export type LoadFile = (file: string) => Promise<unknown>;

export class PageTexts {
  /** By the names of their files. */
  private readonly parts = new Map<string, PackedPage | PackedSections | PackedRows>();
  private readonly loading = new Map<string, Promise<unknown>>();

  /** @param load takes names within the folder of the release */
  constructor(
    private readonly index: SearchIndex,
    private readonly load: LoadFile,
  ) {}

  pageOf(page: number): PackedPage | undefined {
    return this.parts.get(pageFile(page)) as PackedPage | undefined;
  }

  /** @param section number of the section on its page, the first after the top being 0 */
  sectionOf(page: number, section: number): PackedSection | undefined {
    const part = this.parts.get(sectionsFile(page, section)) as PackedPage | PackedSections | undefined;
    return part?.sections[section % SECTIONS_IN_PART];
  }

  /** @param row number of the row on its page */
  rowOf(page: number, row: number): PackedRows['rows'][number] | undefined {
    const part = this.parts.get(rowsFile(page, row)) as PackedRows | undefined;
    return part?.rows[row % ROWS_IN_PART];
  }

  /**
   * Loads what is missing for some anchors. @returns whether all of it is here; what could not be loaded is tried again the next time
   */
  async need(anchors: readonly number[]): Promise<boolean> {
    const files = anchors.map((anchor) => {
      const page = this.index.pageOf[anchor] ?? 0;
      const { top = 0, firstRow = 0 } = this.index.pages[page] ?? {};
      if (anchor === top) return pageFile(page);
      return anchor < firstRow ? sectionsFile(page, anchor - top - 1) : rowsFile(page, anchor - firstRow);
    });
    return (await Promise.all([...new Set(files)].map((file) => this.fetch(file)))).every(Boolean);
  }

  private async fetch(file: string): Promise<boolean> {
    if (this.parts.has(file)) return true;
    const loading = this.loading.get(file) ?? this.load(file);
    this.loading.set(file, loading);
    try {
      const part = (await loading) as PackedPage | PackedSections | PackedRows;
      checkPart(this.index, part);
      this.parts.set(file, part);
      return true;
    } catch {
      return false;
    } finally {
      this.loading.delete(file);
    }
  }
}

function pageFile(page: number): string {
  return `page-${page}.json`;
}

/** The file of a page has its first stretch. */
function sectionsFile(page: number, section: number): string {
  const stretch = Math.floor(section / SECTIONS_IN_PART);
  return stretch === 0 ? pageFile(page) : `sections-${page}-${stretch}.json`;
}

function rowsFile(page: number, row: number): string {
  return `rows-${page}-${Math.floor(row / ROWS_IN_PART)}.json`;
}
