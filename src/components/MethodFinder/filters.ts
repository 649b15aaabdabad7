/** What the finder asks, in the order of its fields. The names are those of the rows' data attributes and of the address. */
export const QUESTIONS = ['country', 'currency', 'direction', 'flow', 'gives'] as const;

export type Question = (typeof QUESTIONS)[number];

/** The value that was chosen for each question; a question without one does not narrow the list. */
export type Answers = Readonly<Partial<Record<Question, string>>>;

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
 * @param answers what was chosen
 * @param row what a row says of each question: values with a space between them, or `any`
 * @returns whether the row answers every question that was asked
 */
export function answersAll(answers: Answers, row: Readonly<Record<string, string | undefined>>): boolean {
  return QUESTIONS.every((question) => {
    const wanted = answers[question];
    if (wanted === undefined) return true;
    const said = (row[question] ?? '').split(' ');
    return said.includes('any') || said.includes(wanted);
  });
}

/**
 * @param search query of an address, `?country=BR&direction=payin`
 * @param isChoice whether a field has a value among its choices
 * @returns the answers in it; values that no field has are left out
 */
export function fromAddress(
  search: string,
  isChoice: (question: Question, value: string) => boolean,
): Answers {
  const query = new URLSearchParams(search);
  const entries = QUESTIONS.flatMap((question) => {
    const value = query.get(question);
    return value !== null && isChoice(question, value) ? [[question, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * @param search query of the address as it is; what is not the finder's stays in it
 * @param answers what was chosen
 * @returns the query of the address that brings the same list back, empty or with its question mark
 */
export function toAddress(search: string, answers: Answers): string {
  const query = new URLSearchParams(search);
  for (const question of QUESTIONS) {
    const value = answers[question];
    if (value === undefined) query.delete(question);
    else query.set(question, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
