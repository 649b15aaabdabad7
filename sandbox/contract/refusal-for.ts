/**
 * In: why Ajv refused a body. Out: the documented error. Code 202 for a value of `fields`, the code of `x-error` where the
 * schema names one for its keyword, else 10. The message names the parameter and the rule, never the value.
 */
import type { ErrorObject } from 'ajv';
import { Refusal } from '../http/answer';

/** `/point/callback_url` becomes `point.callback_url`. */
const nameOf = (pointer: string) => pointer.split('/').slice(1).join('.');

const inside = (pointer: string, name: string) => [nameOf(pointer), name].filter(Boolean).join('.');

/** The alternatives of `oneOf` differ in what they require: `id` or `external_transaction_id`. */
function alternativesOf(error: ErrorObject): string {
  const alternatives = (error.parentSchema?.oneOf ?? []) as { required?: string[] }[];
  return alternatives.flatMap(({ required = [] }) => required).join(', ');
}

function messageOf(error: ErrorObject): string {
  const name = nameOf(error.instancePath);
  const { missingProperty, unevaluatedProperty, additionalProperty } = error.params as Record<string, string>;
  switch (error.keyword) {
    case 'required':
      return `${inside(error.instancePath, missingProperty ?? '')}: is missing`;
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `${inside(error.instancePath, unevaluatedProperty ?? additionalProperty ?? '')}: is not a parameter of this call`;
    case 'oneOf':
      return `send exactly one of ${alternativesOf(error)}`;
    case 'anyOf':
      return `${name}: has not the documented format`;
    case 'enum':
      return `${name}: must be one of ${(error.schema as unknown[]).join(', ')}`;
    default:
      return `${name || 'the body'}: ${error.message ?? 'is not as documented'}`;
  }
}

function codeOf(error: ErrorObject): number {
  const codes = error.parentSchema?.['x-error'] as Record<string, number> | undefined;
  return (
    codes?.[error.keyword] ??
    (error.instancePath.startsWith('/fields') && error.instancePath !== '/fields' ? 202 : 10)
  );
}

/** @param errors of Ajv, the inner ones first; at least one */
export function refusalFor(errors: readonly ErrorObject[]): Refusal {
  const choice = errors.find(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const error = choice ?? errors[0];
  return error ? new Refusal(codeOf(error), messageOf(error)) : new Refusal(10);
}
