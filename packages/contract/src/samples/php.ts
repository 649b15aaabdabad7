/** PHP 8.1: array literals; strings in single quotes, in double quotes where they need escapes. */
import type { SampleCall } from './call';
import { block, escaped, clientCall, type Syntax } from './literal';

const STEP = '    ';

function text(value: string): string {
   
  if (!/[\x00-\x1f\x7f\u2028\u2029]/.test(value)) return `'${value.replace(/[\\']/g, '\\$&')}'`;
  const table = { '\\': '\\\\', '"': '\\"', $: '\\$', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escaped(value, table, (code) => `\\u{${code.toString(16)}}`)}"`;
}

/** PHP makes integers of such keys, and JSON lists of arrays with them. */
const looksLikeIndex = (key: string): boolean => /^(0|-?[1-9]\d*)$/.test(key);

const syntax: Syntax = {
  text,
  list: (items, level) => block('[', items.map((item) => `${item},`), ']', STEP, level),
  object: (members, level) => {
    if (members.length === 0) return level > 1 ? 'new stdClass()' : '[]';
    const lines = members.map(({ key, value }) => `${text(key)} => ${value},`);
    const cast = level > 1 && members.some(({ key }) => looksLikeIndex(key)) ? '(object) ' : '';
    return cast + block('[', lines, ']', STEP, level);
  },
};

const TOKEN = "getenv('GATEWAY_BEARER_TOKEN')";

export function php(call: SampleCall): string {
  const client = call.credentials === 'v1' ? 'GatewayClientV1' : 'GatewayClient';
  return `<?php
require '${client}.php';

$client = ${client}::fromEnvironment();
try {
    $response = $client->${clientCall(call, syntax, 1, TOKEN)};
    print_r($response);
} catch (GatewayException $error) {
    error_log("Refused: {$error->getMessage()}");
} catch (OutcomeUnknownException $error) {
    error_log($error->getMessage());
}`;
}
