/**
 * In: an operation. Out: what can be copied from its page: the call in every language, the bodies of responses, one error.
 */
import texts from '../../../data/texts/operation.json';
import { fillText } from '../../base/fill-text';
import type { Example, Operation, SiteData, Response } from '@gateway-docs/contract';
import { markdownBlocks, type Block } from '../mdast';
import { operationSamples } from '../samples/sample-files';
import { sampleTabs } from '../samples/sample-tabs';
import { differingMembers } from './differing-members';
import { exampleTabs } from './examples';
import { sharedErrors } from './shared-errors';

/** From this code on an error is about the payment; those below are about the form of the call, its credentials, its account. */
const FIRST_OF_PAYMENTS = 200;

export const isSuccess = (response: Response): boolean => response.status.startsWith('2');

/** The code of an error's envelope; 0 for a body that reports none. */
function errorCode({ value }: Example): number {
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 0;
  return typeof code === 'number' ? code : 0;
}

/** Where the code is that the samples import. */
const clientHint = ({ version }: Operation): Block[] =>
  markdownBlocks(
    fillText(texts.clientHint, { route: version === 'v1' ? '/request_format_v1#clients' : '/clients' }),
  );

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
