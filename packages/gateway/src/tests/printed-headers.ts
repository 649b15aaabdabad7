/** The headers of the published test vector as terminals, frameworks, clouds and browsers print them. */
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import { root } from './root';

const { v2, point_id: point } = readYaml(root, 'samples/vectors.yaml', vectorsSchema);
const { signature, path } = v2;
const time = String(v2.timestamp);
const host = 'api.gateway.example';
const url = `https://${host}${path}`;
const line = `POST ${path}`;

export const printedHeaders: readonly (readonly [name: string, head: string])[] = [
  [
    'plain',
    `${line} HTTP/1.1\nHost: ${host}\nX-Point-Id: ${point}\nX-Timestamp: ${time}\nX-Signature: ${signature}`,
  ],
  [
    'HTTP/2',
    `:method: POST\n:path: ${path}\n:authority: ${host}\nx-timestamp: ${time}\nx-signature: ${signature}`,
  ],
  [
    'curl -v',
    `* Connected to ${host} (203.0.113.1) port 443\n> POST ${path} HTTP/2\n> Host: ${host}\n> X-Timestamp: ${time}\n> X-Signature: ${signature}\n> \n* upload completely sent off\n< HTTP/2 401\n< content-type: application/json`,
  ],
  [
    'curl in lines',
    `curl -X POST '${url}' \\\n  -H 'X-Timestamp: ${time}' \\\n  -H 'X-Signature: ${signature}' \\\n  -d @body.json`,
  ],
  [
    'curl in one line',
    `curl -sS ${url} -H 'X-Timestamp: ${time}' -H "X-Signature: ${signature}" --data-binary @body.json`,
  ],
  ['curl without a space', `curl ${url} -HX-Timestamp:${time} -HX-Signature:${signature}`],
  [
    'curl of Windows',
    `curl -X POST "${url}" ^\n  -H "X-Timestamp: ${time}" ^\n  -H "X-Signature: ${signature}" ^\n  -d @body.json`,
  ],
  [
    'cURL (cmd) of DevTools',
    `curl ^"${url}^" ^\n  -H ^"x-timestamp: ${time}^" ^\n  -H ^"x-signature: ${signature}^"`,
  ],
  ['JSON in one line', `${line} {"x-timestamp":"${time}","x-signature":"${signature}"}`],
  ['JSON in JSON', `${line} "{\\"x-timestamp\\":\\"${time}\\",\\"x-signature\\":\\"${signature}\\"}"`],
  [
    'a dict of Python',
    `${line}\n{'Host': '${host}', 'X-Timestamp': '${time}', 'X-Signature': '${signature}'}`,
  ],
  [
    'headers of ASGI',
    `${line}\n[(b'host', b'${host}'), (b'x-timestamp', b'${time}'), (b'x-signature', b'${signature}')]`,
  ],
  [
    'META of Django',
    `{'REQUEST_METHOD': 'POST', 'PATH_INFO': '${path}', 'HTTP_X_TIMESTAMP': '${time}', 'HTTP_X_SIGNATURE': '${signature}'}`,
  ],
  [
    'console.log of Node',
    `${line}\n{\n  host: '${host}',\n  'x-timestamp': '${time}',\n  'x-signature': '${signature}'\n}`,
  ],
  [
    'rawHeaders of Node',
    `${line}\n[\n  'Host', '${host}',\n  'X-Timestamp', '${time}',\n  'X-Signature', '${signature}'\n]`,
  ],
  [
    'print_r of PHP',
    `${line}\nArray\n(\n    [Host] => ${host}\n    [X-Timestamp] => ${time}\n    [X-Signature] => ${signature}\n)\n`,
  ],
  [
    '$_SERVER of PHP',
    `    [REQUEST_METHOD] => POST\n    [REQUEST_URI] => ${path}\n    [HTTP_X_TIMESTAMP] => ${time}\n    [HTTP_X_SIGNATURE] => ${signature}`,
  ],
  [
    'var_dump of PHP',
    `${line}\narray(2) {\n  ["X-Timestamp"]=>\n  string(10) "${time}"\n  ["X-Signature"]=>\n  string(64) "${signature}"\n}`,
  ],
  [
    'print_r of Laravel',
    `${line}\nArray\n(\n    [x-timestamp] => Array\n        (\n            [0] => ${time}\n        )\n\n    [x-signature] => Array\n        (\n            [0] => ${signature}\n        )\n\n)\n`,
  ],
  [
    'dd of Laravel',
    `${line}\narray:2 [\n  "x-timestamp" => array:1 [\n    0 => "${time}"\n  ]\n  "x-signature" => array:1 [\n    0 => "${signature}"\n  ]\n]`,
  ],
  ['HttpHeaders of Spring', `${line}\n[host:"${host}", x-timestamp:"${time}", x-signature:"${signature}"]`],
  ['a map of Java', `${line}\n{x-signature=[${signature}], x-timestamp=[${time}]}`],
  ['lists of a servlet', `${line}\nX-Timestamp: [${time}]\nX-Signature: [${signature}]`],
  ['a map of Go', `${line}\nmap[Host:[${host}] X-Signature:[${signature}] X-Timestamp:[${time}]]`],
  [
    'Rack',
    `{"REQUEST_METHOD"=>"POST", "PATH_INFO"=>"${path}", "HTTP_X_TIMESTAMP"=>"${time}", "HTTP_X_SIGNATURE"=>"${signature}"}`,
  ],
  ['a dictionary of .NET', `${line}\n[X-Timestamp, ${time}]\n[X-Signature, ${signature}]`],
  [
    'PowerShell',
    `Invoke-WebRequest -Uri "${url}" -Method "POST" -Headers @{"X-Timestamp"="${time}"; "X-Signature"="${signature}"}`,
  ],
  ['webhook.site', `POST\t${url}\nhost\t${host}\nx-timestamp\t${time}\nx-signature\t${signature}`],
  [
    'DevTools, in two lines',
    `Request URL\n${url}\nRequest Method\nPOST\nx-timestamp\n${time}\nx-signature\n${signature}`,
  ],
  [
    'fetch of DevTools',
    `fetch("${url}", {\n  "headers": {\n    "x-timestamp": "${time}",\n    "x-signature": "${signature}"\n  },\n  "method": "POST"\n});`,
  ],
  [
    'HAR',
    `{"method":"POST","url":"${url}","headers":[{"name":"X-Timestamp","value":"${time}"},{"name":"X-Signature","value":"${signature}"}]}`,
  ],
  [
    'lines of a log',
    `2026-11-26 10:00:00 INFO  [web] ${line}\n2026-11-26 10:00:00 INFO  [web] X-Timestamp: ${time}\n2026-11-26 10:00:00 INFO  [web] X-Signature: ${signature}`,
  ],
  [
    'escaped line feeds',
    `'${line} HTTP/1.1\\r\\nHost: ${host}\\r\\nX-Timestamp: ${time}\\r\\nX-Signature: ${signature}\\r\\n\\r\\n'`,
  ],
  [
    'a signature in two lines',
    `${line}\nX-Timestamp: ${time}\nX-Signature: ${signature.slice(0, 32)}\n  ${signature.slice(32)}`,
  ],
  ['no-break spaces', `${line}\nX-Timestamp:\u00a0${time}\nX-Signature:\u00a0${signature}`],
  [
    'values in two lists',
    `${line}\n"multiValueHeaders": {"X-Timestamp": ["${time}"], "X-Signature": ["${signature}"]}`,
  ],
  ['a chat', `${line}\n“X-Timestamp”: “${time}”,\n“X-Signature”: “${signature}”`],
];
