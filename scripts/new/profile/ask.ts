/**
 * In: the questions, and a way to ask them. Out: the values. A value that cannot be is told in the words that the build would use, and asked again:
 * nobody types thirty values to learn of the first mistake at the end.
 */
import { type Given, valueAt, withValue } from './given';
import type { Question } from './question';
import { schemaOf } from './schema-of';

export interface Conversation {
  /** Shows a question and gives the line that was typed; undefined when there is no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
}

/** The prompt: what is asked, the rule, and what an empty line means. */
function promptOf({ asks, rule }: Question, usual: string | undefined): string {
  return `${asks}\n  (${rule})${usual ? ` [${usual}]` : ''}\n> `;
}

/** @returns the profile with the value @throws Error that says what is wrong with it */
function accept(question: Question, typed: string, given: Given): Given {
  const { key, read, check } = question;
  const result = schemaOf(key).safeParse(read(typed));
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join('; '));
  const next = withValue(given, key, result.data);
  check?.(next);
  return next;
}

async function askOne(question: Question, given: Given, { ask, say }: Conversation): Promise<Given> {
  const usual = question.usual?.(given);
  for (;;) {
    const line = await ask(promptOf(question, usual));
    if (line === undefined)
      throw new Error(`Nothing was written: the values ended at "${question.asks}" (${question.key}).`);
    const typed = line.trim() === '' ? usual : line.trim();
    if (typed === '') return given;
    try {
      if (typed === undefined) throw new Error('a value is needed here');
      return accept(question, typed, given);
    } catch (error) {
      say(`  No: ${error instanceof Error ? error.message : String(error)}.`.replace(/\.\.$/, '.'));
    }
  }
}

/**
 * @param questions in their order
 * @param conversation with the person who types, or with a file
 * @param today as YYYY-MM-DD, the day from which the networks of callbacks are valid
 * @returns the values of the profile
 * @throws Error when there are fewer lines than questions
 */
export async function askAll(
  questions: readonly Question[],
  conversation: Conversation,
  today: string,
): Promise<Given> {
  let given: Given = {};
  for (const question of questions) given = await askOne(question, given, conversation);
  const networks = valueAt(given, 'callbacks.source_networks');
  return withValue(given, 'callbacks.network_changes', [{ on: today, networks }]);
}
