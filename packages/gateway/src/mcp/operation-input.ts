/** In: an operation, a body and the parameters of its path, as an agent names them. Out: a request that is not signed yet. */
import type { CallSource } from '../contract/contract';
import * as z from 'zod';
import { named } from '../command/option-mistake';
import type { UnsignedRequest } from '../protocol/page-gateway';

export const VERSION = z.enum(['v2', 'v1']).default('v2');

export const OPERATION_INPUT = {
  id: z.string(),
  version: VERSION,
  body: z.union([z.record(z.string(), z.unknown()), z.string()]),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  idempotency_key: z.string().optional(),
};

type OperationInput = z.infer<z.ZodObject<typeof OPERATION_INPUT>>;

/**
 * @param calls of the contract
 * @param input as an agent gives it
 * @throws OptionMistake for an operation that does not exist, Error for a path that has a parameter without a value
 */
export function requestOf(
  calls: readonly CallSource[],
  { id, version, body, parameters = {}, idempotency_key: idempotencyKey }: OperationInput,
): Omit<UnsignedRequest, 'losesResponse'> {
  const inVersion = calls.filter((call) => call.version === version);
  const call = named(new Map(inVersion.map((found) => [found.id, found])), id, 'There is no operation');
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The path ${call.path} needs parameters.${name}.`);
    return encodeURIComponent(value);
  });
  return {
    path,
    credentials: call.credentials,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
}
