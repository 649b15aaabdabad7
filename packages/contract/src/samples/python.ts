/** Python 3.10: dict and list literals. */
import type { SampleCall } from './call';
import { block, escaped, hex4, literal, type Syntax } from './literal';

const STEP = '    ';
const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const text = (value: string): string => `"${escaped(value, ESCAPES, (code) => `\\u${hex4(code)}`)}"`;

const syntax: Syntax = {
  text,
  words: { true: 'True', false: 'False', null: 'None' },
  list: (items, level) => block('[', items.map((item) => `${item},`), ']', STEP, level),
  object: (members, level) =>
    block('{', members.map(({ key, value }) => `${text(key)}: ${value},`), '}', STEP, level),
};

const CLIENTS = {
  v1: ['gateway_client_v1', 'GatewayClientV1'],
  signature: ['gateway_client', 'GatewayClient'],
  bearer: ['gateway_client', 'GatewayClient'],
} as const;

function callOf({ path, credentials, body }: SampleCall): string {
  const value = literal(body, syntax, 1);
  if (credentials !== 'bearer') return `call(${text(path)}, ${value})`;
  return `call_with_token(${text(path)}, os.environ["GATEWAY_BEARER_TOKEN"], ${value})`;
}

export function python(call: SampleCall): string {
  const [module, client] = CLIENTS[call.credentials];
  const environment = call.credentials === 'bearer' ? 'import os\n\n' : '';
  return `${environment}from ${module} import ${client}, GatewayError, OutcomeUnknown

client = ${client}.from_environment()
try:
    response = client.${callOf(call)}
    print(response)
except GatewayError as error:
    print("Refused:", error)
except OutcomeUnknown as error:
    print(error)`;
}
