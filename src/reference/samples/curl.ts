/** cURL, through the shell client: the body as it is sent, in a here-document that the shell leaves alone. */
import type { SampleCall } from './call';
import { checkNumber } from './literal';

const CLIENTS = { v1: 'gateway-client-v1.sh', signature: 'gateway-client.sh', bearer: 'gateway-client.sh' } as const;
const CALLS = {
  v1: (path: string) => `gateway_call_v1 ${path}`,
  signature: (path: string) => `gateway_call ${path}`,
  bearer: (path: string) => `gateway_call_with_token ${path} "$GATEWAY_BEARER_TOKEN"`,
} as const;

function checked(_key: string, value: unknown): unknown {
  if (typeof value === 'number') checkNumber(value);
  return value;
}

export function curl({ path, credentials, body }: SampleCall): string {
  return `source ${CLIENTS[credentials]}

# Prints the answer. Exit status: 0 accepted, 1 refused, 2 outcome unknown
${CALLS[credentials](path)} <<'JSON'
${JSON.stringify(body, checked, 2)}
JSON`;
}
