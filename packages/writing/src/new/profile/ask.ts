/**
 * In: the questions, and a way to ask them. Out: the profile with the values. A value that cannot be is told in the words that the build would use, and
 * asked again: nobody types fifteen values to learn of the first mistake at the end.
 */
import type { Document } from 'yaml';
import type { Question } from './questions';
import { schemaOf } from './schema-of';

export interface Conversation {
  /** Shows a question and gives the line that was typed; undefined when there is no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
}

/** Puts what was typed into the profile. @throws Error that says what is wrong with it */
function accept({ key, read, check }: Question, typed: string, profile: Document): void {
  const result = schemaOf(key).safeParse(read ? read(typed) : typed);
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join('; '));
  check?.(typed);
  profile.setIn(key.split('.'), profile.createNode(result.data));
}

/**
 * Asks until the value can be.
 * @param question what to ask
 * @param profile where the value is put; where nothing is typed and nothing is usual, the key is left out
 * @param conversation with the person who types, or with a file
 * @throws Error when there are no more lines
 */
export async function ask(
  question: Question,
  profile: Document,
  { ask: show, say }: Conversation,
): Promise<void> {
  const usual = question.usual?.(profile);
  const prompt = `${question.asks}\n  (${question.rule})${usual ? ` [${usual}]` : ''}\n> `;
  for (;;) {
    const line = await show(prompt);
    if (line === undefined)
      throw new Error(`Nothing was written: the values ended at "${question.asks}" (${question.key}).`);
    const typed = line.trim() === '' ? usual : line.trim();
    if (typed === '') return;
    try {
      if (typed === undefined) throw new Error('a value is needed here');
      accept(question, typed, profile);
      return;
    } catch (error) {
      say(`  No: ${error instanceof Error ? error.message : String(error)}.`.replace(/([.?])\.$/, '$1'));
    }
  }
}
