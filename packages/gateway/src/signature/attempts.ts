/** In: a signed message. Out: the ways to sign it wrongly, the likelier first: with one mistake, then with two for as long as that is cheap. */
import { bodyVariants } from './body-variants';
import { keyVariants } from './key-variants';
import { millisecondVariants, prefixOf, prefixVariants } from './prefix-variants';
import type { Key } from './rules';
import type { SignedMessage } from './signed-message';
import type { SymptomId, Variant } from './symptoms';

/** What goes into a signature. */
interface Signing {
  /** The text before the body. */
  readonly prefix: string;
  readonly body: Uint8Array;
  readonly key: Key;
}

/** One way to sign the message, and the mistakes that it stands for. */
export interface Attempt extends Signing {
  readonly mistakes: readonly Pick<Mistake, 'symptom' | 'says'>[];
}

/** A mistake, and what it changes of the right way to sign. */
interface Mistake {
  readonly symptom: SymptomId;
  readonly says: string;
  readonly change: Partial<Signing>;
}

/** What pairs of mistakes may cost, in bytes that are hashed: for a long body fewer of them are tried, and the answer is there at once. */
const MOST_HASHED = 2_500_000;
/** What an HMAC costs beside its text, in the same unit. */
const COST_OF_HMAC = 1500;
/** Bytes of the longest body for which each millisecond of the second is tried. */
const LONGEST_FOR_MILLISECONDS = 1000;

/** @returns every pair, those first whose members stand first */
function* pairs<A, B>(first: readonly A[], second: readonly B[]): Generator<readonly [A, B]> {
  for (let sum = 0; sum < first.length + second.length - 1; sum++)
    for (let at = Math.max(0, sum - second.length + 1); at <= Math.min(sum, first.length - 1); at++) {
      const [a, b] = [first[at], second[sum - at]];
      if (a !== undefined && b !== undefined) yield [a, b];
    }
}

/** Each differs from the right way. */
export function* attemptsFor(message: SignedMessage): Generator<Attempt> {
  const { body, token, otherTokens = [] } = message;
  const right: Signing = { prefix: prefixOf(message), body, key: token };
  const mistaken = <Name extends keyof Signing>(name: Name, variants: readonly Variant<Signing[Name]>[]) =>
    variants.map(([symptom, says, value]): Mistake => ({ symptom, says, change: { [name]: value } }));
  const bodies = mistaken('body', bodyVariants(body));
  const prefixes = mistaken('prefix', prefixVariants(message));
  const keys = mistaken('key', keyVariants(token, otherTokens));
  for (const mistake of [...bodies, ...prefixes, ...keys])
    yield { ...right, ...mistake.change, mistakes: [mistake] };
  if (body.length <= LONGEST_FOR_MILLISECONDS)
    for (const [symptom, says, prefix] of millisecondVariants(message))
      yield { ...right, prefix, mistakes: [{ symptom, says }] };

  let hashed = 0;
  for (const both of [pairs(bodies, [...prefixes, ...keys]), pairs(prefixes, keys)])
    for (const mistakes of both) {
      const attempt = { ...right, ...mistakes[0].change, ...mistakes[1].change, mistakes };
      hashed += attempt.body.length + COST_OF_HMAC;
      if (hashed > MOST_HASHED) return;
      yield attempt;
    }
}
