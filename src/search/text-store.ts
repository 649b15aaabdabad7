/**
 * The texts of the pages, from which results show a piece. They come in a few files, each for some pages: all of them one
 * after the other where the line allows it, else those that a result needs.
 */
import type { PackedTexts } from './index/format';
import type { BodyIndex } from './index/search-index';

/** Loads and parses a file of the index. @param isUrgent whether the reader waits for it */
export type LoadFile = (file: string, isUrgent: boolean) => Promise<unknown>;

export class TextStore {
  private readonly pages = new Map<number, readonly string[]>();
  private readonly loading = new Map<string, Promise<void>>();

  /** @param load takes the names that the body gives */
  constructor(
    private readonly body: BodyIndex,
    private readonly load: LoadFile,
  ) {}

  /** @returns the texts of a page's places, the top first; undefined while they are not here */
  get(page: number): readonly string[] | undefined {
    return this.pages.get(page);
  }

  /** Loads what is missing of some pages. A file that cannot be loaded is tried again the next time; nothing else is lost. */
  async need(pages: readonly number[]): Promise<void> {
    const missing = pages.filter((page) => !this.pages.has(page));
    const files = new Set(missing.map((page) => this.body.textFileOf[page]));
    await Promise.all([...files].map((file) => this.loadFile(file, true)));
  }

  /** Loads everything, one file at a time, behind whatever else is loading; stops at the first failure. */
  async loadAll(): Promise<void> {
    for (const file of new Set(this.body.textFileOf)) {
      await this.loadFile(file, false);
      if (!this.loading.has(file)) return;
    }
  }

  private async loadFile(file: string | undefined, isUrgent: boolean): Promise<void> {
    if (file === undefined) return;
    const known = this.loading.get(file) ?? this.fetchFile(file, isUrgent);
    this.loading.set(file, known);
    await known.catch(() => this.loading.delete(file));
  }

  private async fetchFile(file: string, isUrgent: boolean): Promise<void> {
    const texts = (await this.load(file, isUrgent)) as PackedTexts;
    for (const [page, ofPage] of Object.entries(texts)) this.pages.set(Number(page), ofPage);
  }
}
