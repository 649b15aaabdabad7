// In: a call. Out: the program that makes it with the signing client of the shell, which the pages print as source. The samples of the
// pages are plain cURL, so without this nobody would call with it.
import type { SampleCall } from '@gateway-docs/contract/samples';

const CLIENTS = { v1: 'gateway-client-v1.sh', signature: 'gateway-client.sh', bearer: 'gateway-client.sh' } as const;
const CALLS = {
  v1: (path: string) => `gateway_call_v1 ${path}`,
  signature: (path: string) => `gateway_call ${path}`,
  bearer: (path: string) => `gateway_call_with_token ${path} "$GATEWAY_BEARER_TOKEN"`,
} as const;

/** The body as it is sent, in a here-document that the shell leaves alone. */
export const shellClientSample = ({ path, credentials, body }: SampleCall): string => `source ${CLIENTS[credentials]}
${CALLS[credentials](path)} <<'JSON'
${JSON.stringify(body, null, 2)}
JSON`;
