/**
 * Answers an operation with its documented example: the one that answers the request's example, else the first.
 */
import isEqual from 'fast-deep-equal';
import { refused } from '../api-error';
import { exampleResponses } from '../contract/examples';
import type { OperationId } from '../contract/operation-types';
import type { Call } from './call';

/** Name of the request example that the body repeats, if it repeats one. */
function exampleName<Id extends OperationId>({ operation, body }: Pick<Call<Id>, 'operation' | 'body'>) {
  const same = [...operation.requestExamples].find(([, documented]) => {
    const { auth: _credentials, ...business } = documented;
    return isEqual(business, { ...body });
  });
  return same?.[0];
}

/** True when the body is a documented request, word for word. */
export const isDocumented = <Id extends OperationId>(call: Call<Id>): boolean =>
  exampleName(call) !== undefined;

/** @throws ApiError 212 when the contract has no example to answer with */
export function exampleFor<Id extends OperationId>(call: Pick<Call<Id>, 'operation' | 'body'>) {
  const examples = exampleResponses(call.operation);
  const found = examples.get(exampleName(call) ?? '') ?? [...examples.values()][0];
  if (found !== undefined) return found;
  throw refused.SERVICE_LOGIC_MISSING('the sandbox has no example of this operation');
}
