/**
 * In: an operation. Out: what can be copied from its page: the call in every language, the bodies of responses, one error.
 */
import texts from '../../../data/texts/operation.json';
import { fillText } from '../../base/fill-text';
import type { Example, Operation, SiteData, Response } from '@gateway-docs/contract';
import { markdownBlocks, type Block, code } from '../mdast';
import { operationSamples } from '../samples/sample-files';
import { sampleTabs } from '../samples/sample-tabs';
import { sharedErrors } from './shared-errors';
import { scenarios } from '../samples/scenarios';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';

/** From this many members on, the whole response hides what is particular to it. */
const LONG = 20;

/** Always shown: what a reader recognises a response by. */
const RECOGNISED_BY: ReadonlySet<string> = new Set(['id', 'status']);

const responseOf = ({ value }: Example): JsonObject => objectOf(objectOf(value).response);

/**
 * In: the named responses of an operation. Out: the first as it is, the others with those members only that differ from it. A transaction has
 * 35 members, of which a reader compares five.
 * @returns the same examples in the same order; short ones as they are
 */
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
  const differs = fillText(texts.differs, { title: first.title });
  const description = [example.description, differs].filter(Boolean).join(' ');
  return { ...example, description, value: { response: Object.fromEntries(members) } };
}

/** @param title over the code; a tab already says it */
function exampleBlocks(example: Example, title?: string): Block[] {
  const text = example.description ? markdownBlocks(example.description) : [];
  const meta = title && `title="${title.replaceAll('"', "'")}"`;
  return [...text, code('json', JSON.stringify(example.value, null, 2), meta)];
}

/**
 * In: named examples of a body. Out: one code block, or a choice when there are several. Values are printed as the contract has them.
 * @param label what the select chooses between
 */
function exampleTabs(examples: readonly Example[], label: string): Block[] {
  const isAlone = examples.length === 1;
  const cases = examples.map((example) => {
    const { name: value, title } = example;
    return { value, label: title, blocks: exampleBlocks(example, isAlone ? title : undefined) };
  });
  return scenarios(label, cases);
}

/** From this code on an error is about the payment; those below are about the form of the call, its credentials, its account. */
const FIRST_OF_PAYMENTS = 200;

export const isSuccess = (response: Response): boolean => response.status.startsWith('2');

/** The code of an error's envelope; 0 for a body that reports none. */
function errorCode({ value }: Example): number {
  const { code } = objectOf(objectOf(value).error);
  return typeof code === 'number' ? code : 0;
}

/** Where the code is that the samples import. */
const clientHint = ({ version }: Operation): Block[] => {
  const route = version === 'v1' ? '/request_format_v1#clients' : '/clients';
  return markdownBlocks(fillText(texts.clientHint, { route }));
};

/** A call as samples in every language, the first one plain cURL; a callback as its body. */
export function requestSamples(operation: Operation, site: SiteData): Block[] {
  const label = 'Example of the request';
  const file = operationSamples(operation);
  if (!file) return exampleTabs(operation.requestExamples, label);
  return [...sampleTabs(file, site, label), ...clientHint(operation)];
}

/** The named bodies of an accepted call. */
export function responseSamples({ responses }: Operation): Block[] {
  const examples = responses.find(isSuccess)?.examples ?? [];
  // In version 1 the errors stand among the examples of HTTP 200.
  const accepted = examples.filter((example) => errorCode(example) === 0);
  return exampleTabs(differingMembers(accepted), 'Example of the response');
}

/** The body of one error, of a code that not every call can get where there is one: all errors have the same form. */
export function errorSample(operation: Operation, site: SiteData): Block[] {
  const shared = sharedErrors(operation, site);
  const examples = operation.responses.flatMap((response) => response.examples);
  const errors = examples.filter((example) => errorCode(example) !== 0);
  const inOrder = errors.sort((a, b) => errorCode(a) - errorCode(b));
  const own = inOrder.filter((example) => !shared.includes(errorCode(example)));
  const chosen = own.find((example) => errorCode(example) >= FIRST_OF_PAYMENTS) ?? own[0] ?? inOrder[0];
  return chosen ? exampleTabs([chosen], 'Example of an error') : [];
}
