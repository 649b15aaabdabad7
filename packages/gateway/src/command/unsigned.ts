/** `--unsigned`: signs for the first point what comes without a signature. Runners of scenarios and forms of other people's tools cannot sign. */
import { BoundedMap } from '../bounded-map';
import type { Run } from '../engine/engine';
import type { Gateway } from '../gateway';
import { signedRequest, type SignedRequest } from '../page/sign-request';
import { textOf } from '../portable/bytes';

/** More calls than anybody makes in a second. */
const REMEMBERED = 10_000;

/** @returns function that signs for the gateway of a run, for `startGateway`; a request with credentials gets there as it came */
export function createSigner(): (run: Run) => Gateway {
  const used = new BoundedMap<string, true>(REMEMBERED);
  return ({ gateway, state: { settings, clock } }) => ({
    handle(request) {
      const { path, headers, body } = request;
      const [point] = settings.points;
      if (!point || body === 'too-large' || headers['x-signature'] || headers.authorization)
        return gateway.handle(request);
      const unsigned = { path, credentials: 'signature', body: textOf(body) } as const;
      // With the signature of an earlier call it would be that call, and get its response again: the next second is signed.
      const sign = (at: number): SignedRequest['headers'] => {
        const { headers: added } = signedRequest(unsigned, point, at);
        return used.has(String(added)) ? sign(at + 1000) : added;
      };
      const signed = sign(clock.now());
      used.set(String(signed), true);
      const added = signed.map(([name, value]) => [name.toLowerCase(), value] as const);
      return gateway.handle({ ...request, headers: { ...headers, ...Object.fromEntries(added) } });
    },
  });
}
