/** Python 3.10: dict and list literals. */
import type { SampleCall } from './call';
import { block, doubleQuoted as text, clientCall, type Syntax } from './literal';

const STEP = '    ';

const syntax: Syntax = {
  text,
  words: { true: 'True', false: 'False', null: 'None' },
  list: (items, level) => block('[', items.map((item) => `${item},`), ']', STEP, level),
  object: (members, level) =>
    block('{', members.map(({ key, value }) => `${text(key)}: ${value},`), '}', STEP, level),
};

const TOKEN = 'os.environ["GATEWAY_BEARER_TOKEN"]';

export function python(call: SampleCall): string {
  const isV1 = call.credentials === 'v1';
  const [module, client] = [`gateway_client${isV1 ? '_v1' : ''}`, `GatewayClient${isV1 ? 'V1' : ''}`];
  const environment = call.credentials === 'bearer' ? 'import os\n\n' : '';
  return `${environment}from ${module} import ${client}, GatewayError, OutcomeUnknown

client = ${client}.from_environment()
try:
    response = client.${clientCall(call, syntax, 1, TOKEN, 'call_with_token')}
    print(response)
except GatewayError as error:
    print("Refused:", error)
except OutcomeUnknown as error:
    print(error)`;
}
