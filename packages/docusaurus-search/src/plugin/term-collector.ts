/**
 * Gathers what the index knows of words: forms, their stems, and per stem the numbers of its postings and the pages that
 * contain it.
 */
import { FIELD, FIELDS, MOST_FREQUENT } from '../format/format';
import type { FormEntry } from '../format/dictionary';
import { stem } from '../engine/tokens';

/** A title counts as much as so many other fields. */
const TITLE_FREQUENCY = 3;

export class TermCollector {
  private readonly stems = new Map<string, string>();
  private readonly postings = new Map<string, Set<number>>();
  private readonly pages = new Map<string, Set<number>>();

  /** Adds a form that stands nowhere: another word for something. */
  addForm(form: string): void {
    if (!this.stems.has(form)) this.stems.set(form, stem(form));
  }

  /**
   * @param form a key of a text
   * @param page number of the page
   * @param posting number of the posting
   */
  add(form: string, page: number, posting: number): void {
    this.addForm(form);
    const root = this.stems.get(form) ?? form;
    this.postings.set(root, (this.postings.get(root) ?? new Set()).add(posting));
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

  /** @returns the postings of a stem */
  postingsOf(root: string): ReadonlySet<number> {
    return this.postings.get(root) ?? new Set();
  }

  pagesWith(root: string): ReadonlySet<number> {
    return this.pages.get(root) ?? new Set();
  }

  /** @returns how much a stem stands there altogether, titles most: from 0 to 15, on a logarithmic scale */
  frequencyOf(root: string): number {
    let frequency = 0;
    for (const posting of this.postingsOf(root))
      frequency += posting % FIELDS === FIELD.title ? TITLE_FREQUENCY : 1;
    return Math.min(MOST_FREQUENT, Math.round(2 * Math.log2(1 + frequency)));
  }

  /** @returns the smallest field in which a stem stands; FIELDS where it stands nowhere */
  bestFieldOf(root: string): number {
    return Math.min(FIELDS, ...[...this.postingsOf(root)].map((posting) => posting % FIELDS));
  }
}
