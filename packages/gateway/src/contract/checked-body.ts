/** The one place where a body of unknown shape gets the type of its operation. */
import type { JsonObject } from '../json';
import type { ContractOperation } from './contract';
import type { OperationId, RequestBody } from './operation-types';

/**
 * @param operation that the body was sent to
 * @param body as sent, with v1's `auth`
 * @returns the body without `auth`, typed: the contract's check has passed, and the type is made from the same schema
 * @throws ApiError when the body is not what the contract says
 */
export function checkedBody<Id extends OperationId>(
  operation: ContractOperation<Id>,
  body: JsonObject,
): RequestBody<Id> {
  operation.checkRequest(body);
  const { auth: _credentials, ...business } = body;
  return business;
}
