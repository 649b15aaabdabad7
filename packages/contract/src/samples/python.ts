/** Python 3.10: dict and list literals. */
import type { SampleCall } from './call';
import { block, doubleQuoted as text, literal, type Syntax } from './literal';

const STEP = '    ';

const syntax: Syntax = {
  text,
  words: { true: 'True', false: 'False', null: 'None' },
  list: (items, level) => block('[', items.map((item) => `${item},`), ']', STEP, level),
  object: (members, level) =>
    block('{', members.map(({ key, value }) => `${text(key)}: ${value},`), '}', STEP, level),
};

function callOf({ path, credentials, body }: SampleCall): string {
  const value = literal(body, syntax, 1);
  if (credentials !== 'bearer') return `call(${text(path)}, ${value})`;
  return `call_with_token(${text(path)}, os.environ["GATEWAY_BEARER_TOKEN"], ${value})`;
}

export function python(call: SampleCall): string {
  const isV1 = call.credentials === 'v1';
  const [module, client] = [`gateway_client${isV1 ? '_v1' : ''}`, `GatewayClient${isV1 ? 'V1' : ''}`];
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
