/**
 * A v2 signature that was already accepted gets the stored first response and changes nothing. The same request that
 * arrives while the first one is still worked on waits for its response.
 */
import { BoundedMap } from '../bounded-map';
import { ErrorCode } from '../generated/codes';
import type { GatewayResponse } from '../http/response';
import type { Memory } from '../state/memory';

/** Error 15 says that the request was not processed, and a request that got lost never arrived. */
const wasProcessed = ({ code, body }: GatewayResponse) =>
  code !== ErrorCode.REQUEST_LIMIT_EXCEEDED && body !== '';

/** @param memory says how many responses are stored; under heavy load the oldest are forgotten before their timestamp is stale */
export function createReplays(memory: Memory) {
  const responses = new BoundedMap<string, Promise<GatewayResponse>>(memory.capacity);
  // Those that were given; one that is still worked on is no part of a state.
  const given = memory.map<string, GatewayResponse>('responses by signature');
  return {
    /**
     * Runs `execute` for a new signature, and repeats the first response for a known one.
     * @param repetition what a known one gets instead, where the first response must not be stored
     */
    async once(signature: string, execute: () => Promise<GatewayResponse>, repetition?: GatewayResponse) {
      const first = responses.get(signature) ?? given.get(signature);
      if (first) {
        const { lost: _delivered, ...response } = await first;
        return { response, replayed: true };
      }
      const execution = execute();
      responses.set(signature, repetition ? Promise.resolve(repetition) : execution);
      const response = await execution;
      if (wasProcessed(response)) given.set(signature, repetition ?? response);
      responses.delete(signature);
      return { response, replayed: false };
    },
  };
}
