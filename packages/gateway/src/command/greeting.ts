/** What the command prints when the gateway listens: addresses, point, token, and a first call that runs as pasted. */
import type { Sandbox } from '../http/start-gateway';
import { isObject, type JsonObject } from '../json';

const OPERATION = 'transaction-create';

/** The first documented request of the operation, for this gateway: no callback to a server that does not exist. */
function firstBody(sandbox: Sandbox): JsonObject {
  const examples = sandbox.state().contract.find(OPERATION, 'v2')?.requestExamples.values().next();
  const { point, ...body }: JsonObject = examples?.done === false ? examples.value : {};
  const { callback_url: _callback, ...addresses } = isObject(point) ? point : {};
  return Object.keys(addresses).length > 0 ? { ...body, point: addresses } : body;
}

/**
 * JSON as a word of a POSIX shell.
 * @param name of the member whose value the shell completes
 * @param prefix the fixed part of its value
 * @param variable of the shell that follows, with its dollar sign
 * @returns the body in single quotes, with the variable outside of them
 */
function suffixed(body: JsonObject, name: string, prefix: string, variable: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const mark = '\u0000';
  const text = JSON.stringify({ ...body, [name]: mark });
  const [before = '', after = ''] = text.split(JSON.stringify(mark));
  return `${quote(`${before}"${prefix}`)}"${variable}"${quote(`"${after}`)}`;
}

/** Signs with openssl and sends with curl; each paste makes a payment of its own. In zsh a variable named `path` is where programs are found. */
function firstCall(sandbox: Sandbox): string[] {
  const path = sandbox.state().contract.paths.get(`v2 ${OPERATION}`) ?? '';
  const body = suffixed(firstBody(sandbox), 'external_transaction_id', 'first-', '$time-$$');
  return [
    `time=$(date +%s); endpoint=${path}`,
    `body=${body}`,
    `signature=$(printf '%s' "$time.POST.$endpoint.$body" | openssl dgst -sha256 -hmac "$GATEWAY_API_TOKEN" -r | cut -c1-64)`,
    'curl -sS "$GATEWAY_API_URL$endpoint" -H "Content-Type: application/json" -H "X-Point-Id: $GATEWAY_POINT_ID" \\',
    '  -H "X-Timestamp: $time" -H "X-Signature: $signature" --data-binary "$body"',
  ];
}

/**
 * @param notes on callbacks and state, one a line
 * @returns the text, without a line feed at its end
 */
export function greeting(sandbox: Sandbox, notes: readonly string[]): string {
  const { url, settings } = sandbox;
  const [point] = settings.points;
  return [
    `Gateway at ${url}. No money moves. Ctrl+C ends it.`,
    ...notes,
    `Payer pages: an address ${settings.hosts.checkout}/p/<id> of a response opens here at ${url}/p/<id>.`,
    '',
    'For your client, and for the call below (POSIX shell; on Windows in WSL or Git Bash):',
    '',
    `export GATEWAY_API_URL=${url} GATEWAY_POINT_ID=${point?.id ?? ''} GATEWAY_API_TOKEN=${point?.tokens[0] ?? ''}`,
    ...firstCall(sandbox),
    '',
  ].join('\n');
}
