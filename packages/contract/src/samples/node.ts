/** Node.js 20: object literals in an ES module. */
import type { SampleCall } from './call';
import { block, escaped, hex4, clientCall, type Syntax } from './literal';

const STEP = '  ';
const ESCAPES = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const text = (value: string): string => `'${escaped(value, ESCAPES, (code) => `\\u${hex4(code)}`)}'`;

/** `__proto__` between braces would set the prototype instead of a property, even in quotes. */
function key(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
}

const syntax: Syntax = {
  text,
  list: (items, level) => block('[', items.map((item) => `${item},`), ']', STEP, level),
  object: (members, level) =>
    block('{', members.map((member) => `${key(member.key)}: ${member.value},`), '}', STEP, level),
};

const TOKEN = 'process.env.GATEWAY_BEARER_TOKEN';

export function node(call: SampleCall): string {
  const isV1 = call.credentials === 'v1';
  const [module, client] = [`gateway-client${isV1 ? '-v1' : ''}`, `GatewayClient${isV1 ? 'V1' : ''}`];
  return `import { ${client}, GatewayError, OutcomeUnknownError } from './${module}.mjs';

const client = ${client}.fromEnvironment();
try {
  const response = await client.${clientCall(call, syntax, 1, TOKEN)};
  console.log(response);
} catch (error) {
  if (error instanceof GatewayError) console.error('Refused:', error.message);
  else if (error instanceof OutcomeUnknownError) console.error(error.message);
  else throw error;
}`;
}
