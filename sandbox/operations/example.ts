/**
 * Answers an operation with its documented example: the one that answers the request's example, else the first.
 */
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import type { World } from '../world/world';
import type { Call } from './call';

/** Name of the request example that the body repeats, if it repeats one. */
function exampleName({ operation, body }: Call): string | undefined {
  const same = [...operation.requestExamples].find(([, documented]) => {
    const { auth: _credentials, ...business } = documented;
    return isDeepStrictEqual(business, { ...body });
  });
  return same?.[0];
}

/** True when the body is a documented request, word for word. */
export function isDocumented(call: Call): boolean {
  return exampleName(call) !== undefined;
}

/** @throws Refusal 212 when the contract has no example to answer with */
export function example(_world: World, call: Call): JsonObject {
  const { successExamples } = call.operation;
  const answer = successExamples.get(exampleName(call) ?? '') ?? [...successExamples.values()][0];
  if (!answer) throw new Refusal(212, 'the sandbox has no example of this operation');
  return answer.response as JsonObject;
}
