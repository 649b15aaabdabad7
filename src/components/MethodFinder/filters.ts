/** What the finder asks, in the order of its fields. The names are those of the rows' data attributes and of the address. */
export const CRITERIA = ['country', 'currency', 'direction', 'flow', 'gives'] as const;

export type Criterion = (typeof CRITERIA)[number];

/** The value that was chosen for each criterion; a criterion without one does not narrow the list. */
export type Selection = Readonly<Partial<Record<Criterion, string>>>;

/** One choice of a field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * @param text choices as the build writes them: `BR Brazil|MX Mexico`
 * @returns the same choices in the same order
 */
export function readChoices(text: string): Choice[] {
  if (text === '') return [];
  return text.split('|').map((item) => {
    const space = item.indexOf(' ');
    return { value: item.slice(0, space), label: item.slice(space + 1) };
  });
}

/**
 * @param selection what was chosen
 * @param row what a row says of each criterion: values with a space between them, or `any`
 * @returns whether the row matches every criterion that was chosen
 */
export function matchesAll(selection: Selection, row: Readonly<Record<string, string | undefined>>): boolean {
  return CRITERIA.every((criterion) => {
    const wanted = selection[criterion];
    if (wanted === undefined) return true;
    const values = (row[criterion] ?? '').split(' ');
    return values.includes('any') || values.includes(wanted);
  });
}

/**
 * @param search query of an address, `?country=BR&direction=payin`
 * @param isChoice whether a field has a value among its choices
 * @returns the selection in it; values that no field has are left out
 */
export function fromAddress(
  search: string,
  isChoice: (criterion: Criterion, value: string) => boolean,
): Selection {
  const query = new URLSearchParams(search);
  const entries = CRITERIA.flatMap((criterion) => {
    const value = query.get(criterion);
    return value !== null && isChoice(criterion, value) ? [[criterion, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * @param search query of the address as it is; what is not the finder's stays in it
 * @param selection what was chosen
 * @returns the query of the address that brings the same list back, empty or with its question mark
 */
export function toAddress(search: string, selection: Selection): string {
  const query = new URLSearchParams(search);
  for (const criterion of CRITERIA) {
    const value = selection[criterion];
    if (value === undefined) query.delete(criterion);
    else query.set(criterion, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
