/** `--unsigned`: signs for the first point what comes without a signature. Runners of scenarios and forms of other people's tools cannot sign. */
import type { Run } from '../engine/engine';
import type { Gateway } from '../gateway';
import { signedRequest } from '../page/sign-request';
import { textOf } from '../portable/bytes';

/** @param run whose gateway gets the requests; one with credentials gets there as it came */
export const signingFor = ({ gateway, state: { settings, clock } }: Run): Gateway => ({
  handle(request) {
    const { path, headers, body } = request;
    const [point] = settings.points;
    if (!point || body === 'too-large' || headers['x-signature'] || headers.authorization)
      return gateway.handle(request);
    const signed = signedRequest({ path, credentials: 'signature', body: textOf(body) }, point, clock.now());
    const added = signed.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
    return gateway.handle({ ...request, headers: { ...headers, ...Object.fromEntries(added) } });
  },
});
