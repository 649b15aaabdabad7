/** `--unsigned`: signs for the first point what comes without a signature. Runners of scenarios and forms of other people's tools cannot sign. */
import type { Run } from '../engine/engine';
import type { Gateway } from '../gateway';
import { signedRequest } from '../page/sign-request';
import { textOf } from '../portable/bytes';

/** @returns function that signs for the gateway of a run, for `startGateway`; a request with credentials gets there as it came */
export function createSigner(): (run: Run) => Gateway {
  const used = new Set<string>();
  return ({ gateway, state: { settings, clock } }) => ({
    handle(request) {
      const { path, headers, body } = request;
      const [point] = settings.points;
      if (!point || body === 'too-large' || headers['x-signature'] || headers.authorization)
        return gateway.handle(request);
      const sign = (at: number) =>
        signedRequest({ path, credentials: 'signature', body: textOf(body) }, point, at).headers;
      let at = clock.now();
      // With the signature of an earlier call it would be that call, and get its response again: the next second is signed.
      while (used.has(String(sign(at)))) at += 1000;
      used.add(String(sign(at)));
      const added = sign(at).map(([name, value]) => [name.toLowerCase(), value] as const);
      return gateway.handle({ ...request, headers: { ...headers, ...Object.fromEntries(added) } });
    },
  });
}
