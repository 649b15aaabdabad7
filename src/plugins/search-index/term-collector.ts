/**
 * Gathers what one file of the index holds: word forms, their stems, and per stem the numbers of its postings and the pages
 * that contain it.
 */
import { MAX_COUNT } from '../../search/index/format';
import type { FormEntry } from '../../search/index/dictionary';
import { stem } from '../../search/tokens';

export class TermCollector {
  private readonly stems = new Map<string, string>();
  private readonly counts = new Map<string, Map<number, number>>();
  private readonly pages = new Map<string, Set<number>>();

  /**
   * @param form a key of a text
   * @param page number of the page
   * @param posting number of the posting for one occurrence; occurrences of all forms of a stem are counted
   * @param count occurrences to count
   */
  add(form: string, page: number, posting: number, count = 1): void {
    const root = this.stems.get(form) ?? stem(form);
    this.stems.set(form, root);
    const counts = this.counts.get(root) ?? new Map<number, number>();
    this.counts.set(root, counts.set(posting, (counts.get(posting) ?? 0) + count));
    this.pages.set(root, (this.pages.get(root) ?? new Set()).add(page));
  }

  has(form: string): boolean {
    return this.stems.has(form);
  }

  /** @returns the forms with their stems, sorted by code unit */
  entries(): FormEntry[] {
    const byForm = (a: FormEntry, b: FormEntry) => (a.form < b.form ? -1 : 1);
    return [...this.stems].map(([form, root]) => ({ form, stem: root })).sort(byForm);
  }

  /** @returns the postings of a stem, ascending: where a term stands */
  sectionsOf(root: string): number[] {
    return [...(this.counts.get(root)?.keys() ?? [])].sort((a, b) => a - b);
  }

  /** @returns the postings of a stem, ascending: where a term stands and how often */
  countedSectionsOf(root: string): number[] {
    const counts = [...(this.counts.get(root) ?? [])];
    return counts.map(([posting, count]) => posting + Math.min(count, MAX_COUNT) - 1).sort((a, b) => a - b);
  }

  pagesWith(root: string): ReadonlySet<number> {
    return this.pages.get(root) ?? new Set();
  }
}
