/**
 * A v2 signature that was already accepted gets the stored first answer and changes nothing. The same request that
 * arrives while the first one is still worked on waits for its answer.
 */
import { BoundedMap } from '../bounded-map';
import type { Answer } from '../http/answer';

export interface Replays {
  /**
   * Runs `execute` for a new signature, and repeats the first answer for a known one.
   * @param repetition what a known one gets instead, where the first answer must not be kept
   */
  once(
    signature: string,
    execute: () => Promise<Answer>,
    repetition?: Answer,
  ): Promise<{ answer: Answer; replayed: boolean }>;
}

/** Error 15 says that the request was not processed, and a request that got lost never arrived. */
const wasProcessed = ({ code, body }: Answer) => code !== 15 && body !== '';

/** @param capacity how many answers are kept; under heavy load the oldest are forgotten before their time stamp is stale */
export function createReplays(capacity: number): Replays {
  const answers = new BoundedMap<string, Promise<Answer>>(capacity);
  return {
    async once(signature, execute, repetition) {
      const first = answers.get(signature);
      if (first) {
        const { lost: _delivered, ...answer } = await first;
        return { answer, replayed: true };
      }
      const execution = execute();
      answers.set(signature, repetition ? Promise.resolve(repetition) : execution);
      const answer = await execution;
      if (!wasProcessed(answer)) answers.delete(signature);
      return { answer, replayed: false };
    },
  };
}
