/**
 * In: the named responses of an operation. Out: the first as it is, the others with those members only that differ from it. A transaction has
 * 35 members, of which a reader compares five.
 */
import texts from '../../../data/texts/operation.json';
import { fillText } from '../../base/fill-text';
import type { Example } from '@gateway-docs/contract';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';

/** From this many members on, the whole response hides what is particular to it. */
const LONG = 20;
/** Always shown: what a reader recognises a response by. */
const RECOGNISED_BY: ReadonlySet<string> = new Set(['id', 'status']);

const responseOf = ({ value }: Example): JsonObject => objectOf(objectOf(value).response);

/** @returns the same examples in the same order; short ones as they are */
export function differingMembers(examples: readonly Example[]): Example[] {
  const [first, ...others] = examples;
  if (!first) return [];
  const whole = responseOf(first);
  if (Object.keys(whole).length < LONG) return [...examples];
  return [first, ...others.map((example) => withoutMembersOf(first, whole, example))];
}

function withoutMembersOf(first: Example, whole: JsonObject, example: Example): Example {
  const members = Object.entries(responseOf(example)).filter(
    ([name, value]) => RECOGNISED_BY.has(name) || JSON.stringify(value) !== JSON.stringify(whole[name]),
  );
  return {
    ...example,
    description: [example.description, fillText(texts.differs, { title: first.title })]
      .filter(Boolean)
      .join(' '),
    value: { response: Object.fromEntries(members) },
  };
}
