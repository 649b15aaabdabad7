import { expect, it } from 'vitest';
import plainWords from './plain-words';

/** What the rule says of a name. */
function remarks(name: string): number {
  let count = 0;
  plainWords.rules.glossary.create({ report: () => (count += 1) }).Identifier({ name });
  return count;
}

it.each(['moment', 'lastAnswer', 'RefusalText', 'keptPages', 'answers', 'unfilledPlaces'])(
  '%s is refused',
  (name) => {
    expect(remarks(name)).toBe(1);
  },
);

it.each(['momentum', 'lastResponse', 'keptnPages', 'no_answer', 'worldwide', 'answering'])(
  '%s may be a name',
  (name) => {
    expect(remarks(name)).toBe(0);
  },
);
