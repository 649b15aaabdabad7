/** The tools that work with the secret of the environment. Only exam opens a connection, to an address of this machine. */
import * as z from 'zod';
import type { GatewayParts } from '../catalogue/catalogue';
import { ownAddressOf } from '../command/option-values';
import { examineHandler } from '../conformance/command';
import { signedRequest } from '../page/sign-request';
import { inspect } from '../signature/inspect';
import { OPERATION_INPUT, requestOf } from './operation-input';
import { signingPoint } from './secrets';
import { tool, type Tool } from './tool';

/** @param environment with the secrets */
export function secretTools(parts: GatewayParts, environment: NodeJS.ProcessEnv): Tool[] {
  const { calls, profile } = parts.catalogue;
  return [
    tool('sign_request', true, OPERATION_INPUT, (input) => {
      const request = requestOf(calls, input);
      if (request.credentials === 'bearer')
        throw new Error(`${input.id} takes a bearer token: nothing is signed.`);
      const point = signingPoint(profile, environment);
      const now = Date.now();
      const { headers, body, signed } = signedRequest(request, point, now, now);
      return { method: 'POST', path: request.path, headers: Object.fromEntries(headers), body, signed };
    }),
    tool('verify_callback', true, { headers: z.string().min(1), body: z.string() }, ({ headers, body }) => {
      const { matches, missing, findings, readAs } = inspect({
        kind: 'callback',
        head: headers,
        body,
        token: signingPoint(profile, environment).tokens[0] ?? '',
        otherToken: '',
        now: Math.floor(Date.now() / 1000),
        tolerance: profile.toleranceSeconds,
      });
      // Not the signature that was expected: who holds a forged callback could ask for it.
      return {
        genuine: matches && findings.length === 0,
        signatureMatches: matches,
        missing,
        findings,
        readAs,
      };
    }),
    tool('exam', false, { url: z.string(), order: z.string().optional() }, ({ url, order }) =>
      examineHandler(parts, ownAddressOf('url', url), signingPoint(profile, environment), order),
    ),
  ];
}
