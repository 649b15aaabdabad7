/**
 * In: why Ajv refused a body. Out: the documented error. Code 202 for a value of `fields`, the code of `x-error` where the
 * schema names one for its keyword, else 10. The message names the parameter and the rule, in the words of `x-must-be` where there are some, never
 * the value.
 */
import type { ErrorObject } from 'ajv';
import { ApiError, refused, type FailureCode } from '../api-error';
import { errorCodeOf } from '../codes';
import { ErrorCode } from '../generated/codes';
import { listOf, objectOf } from '../json';

/** `/point/callback_url` becomes `point.callback_url`. */
const nameOf = (pointer: string) => pointer.split('/').slice(1).join('.');

const inside = (pointer: string, name: unknown) => [nameOf(pointer), name].filter(Boolean).join('.');

/** The alternatives of `oneOf` differ in what they require: `id` or `external_transaction_id`. */
function alternativesOf(error: ErrorObject): string {
  const alternatives = listOf(objectOf(error.parentSchema).oneOf);
  return alternatives.map((alternative) => listOf(objectOf(alternative).required).join(' and ')).join(', ');
}

/** How the contract words the form of a value, for who has sent another one. */
const mustBe = ({ parentSchema }: ErrorObject): unknown => objectOf(parentSchema)['x-must-be'];

function messageOf(error: ErrorObject): string {
  const name = nameOf(error.instancePath);
  const words = mustBe(error);
  if (typeof words === 'string') return `${name}: must be ${words}`;
  const { missingProperty, unevaluatedProperty, additionalProperty } = objectOf(error.params);
  switch (error.keyword) {
    case 'required':
      return `${inside(error.instancePath, missingProperty)}: is missing`;
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `${inside(error.instancePath, unevaluatedProperty ?? additionalProperty)}: is not a parameter of this call`;
    case 'oneOf':
      return `send exactly one of ${alternativesOf(error)}`;
    case 'anyOf':
      return `${name}: has not the documented format`;
    case 'enum':
      return `${name}: must be one of ${listOf(error.schema).join(', ')}`;
    default:
      return `${name || 'the body'}: ${error.message ?? 'is not as documented'}`;
  }
}

function codeOf(error: ErrorObject): FailureCode {
  const named = objectOf(objectOf(error.parentSchema)['x-error'])[error.keyword];
  if (typeof named === 'number') return errorCodeOf(named);
  const isValueOfFields = error.instancePath.startsWith('/fields/');
  return isValueOfFields ? ErrorCode.INVALID_SERVICE_FIELD_VALUE : ErrorCode.BAD_REQUEST;
}

/** @param errors of Ajv, the inner ones first; at least one */
export function apiErrorFor(errors: readonly ErrorObject[]): ApiError {
  const found = errors.find(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  // Of alternatives for the whole body, the last member that is missing says what to send.
  const missing = errors.findLast(({ keyword }) => keyword === 'required');
  const choice = found?.keyword === 'anyOf' && found.instancePath === '' ? missing : found;
  const error = errors.find(mustBe) ?? choice ?? errors[0];
  return error ? new ApiError(codeOf(error), messageOf(error)) : refused.BAD_REQUEST();
}
