import { describe, expect, it } from 'vitest';
import type { Json, Operation } from '@gateway-docs/site-data/model';
import { callsOf, type SampleCredentials, type SampleCall } from './call';
import { sampleIn as print } from './languages';

const LANGUAGES = ['bash', 'php', 'python', 'node', 'java', 'go'];

const settings = { apiUrl: 'https://sandbox.example', pointId: '4021', apiToken: 'demo-token' };
const sampleIn = (language: string, sample: SampleCall): string => print(language, sample, settings);

const call = (body: Record<string, Json>, credentials: SampleCredentials = 'signature'): SampleCall => ({
  name: 'demo',
  title: 'Demo',
  operation: 'transaction-find',
  path: '/api/v2/transaction/find',
  credentials,
  body,
});
/** The lines between the call and what follows it. */
const body = (language: string, value: Record<string, Json>): string =>
  sampleIn(language, call(value)).split('transaction/find')[1] ?? '';

describe('values', () => {
  it.each([
    ['php', "'it\\'s' => 'C:\\\\', "],
    ['php', '"tab\\t\\$x" => 1'],
    ['python', '"it\'s": "C:\\\\"'],
    ['python', '"tab\\t$x": 1'],
    ['node', "'it\\'s': 'C:\\\\'"],
    ['java', '"it\'s", "C:\\\\"'],
    ['go', '"it\'s":    "C:\\\\"'],
  ])('strings in %s', (language, text) => {
    expect(body(language, { "it's": 'C:\\', 'tab\t$x': 1 })).toContain(text.trimEnd());
  });

  it.each([
    ['php', 'null', 'true', '[]', '2147483648'],
    ['python', 'None', 'True', '[]', '2147483648'],
    ['node', 'null', 'true', '[]', '2147483648'],
    ['java', 'null', 'true', 'List.of()', '2147483648L'],
    ['go', 'nil', 'true', '[]any{}', '2147483648'],
  ])('words and numbers in %s', (language, nothing, yes, list, long) => {
    const text = body(language, { a: null, b: true, c: [], d: 2147483648 });
    for (const part of [nothing, yes, list, long]) expect(text).toContain(part);
  });

  it.each(LANGUAGES)('a number that not every language holds is refused in %s', (language) => {
    expect(() => sampleIn(language, call({ n: 2 ** 53 }))).toThrow('write anything else as a string');
    expect(() => sampleIn(language, call({ n: [{ m: 1.5 }] }))).toThrow('1.5');
    expect(sampleIn(language, call({ n: 2 ** 53 - 1 }))).toContain('9007199254740991');
  });

  it('objects that PHP would make lists of stay objects', () => {
    expect(body('php', { extra: {}, codes: { '0': 'a' } })).toContain("'extra' => new stdClass(),");
    expect(body('php', { codes: { '0': 'a' } })).toContain("'codes' => (object) [");
    expect(body('php', { '0': { a: 1 } })).toContain("'0' => [");
  });

  it('a property named __proto__ stays a property', () => {
    const value = JSON.parse('{"__proto__": 1}') as Record<string, Json>;
    expect(body('node', value)).toContain("['__proto__']: 1,");
  });

  it('lists with null are no List.of in Java', () => {
    expect(sampleIn('java', call({ a: [1, null] }))).toMatch(/import java.util.Arrays;\n[\s\S]*Arrays\.asList\(/);
  });

  it('columns in Go end at a member of several lines', () => {
    expect(body('go', { a: 1, long_name: 2, list: [3], b: 4 })).toContain(
      '\t\t"a":         1,\n\t\t"long_name": 2,\n\t\t"list": []any{\n\t\t\t3,\n\t\t},\n\t\t"b": 4,\n',
    );
  });
});

describe('credentials', () => {
  it.each([
    ['bash', '-md5', 'X-Signature: ', 'Authorization: Bearer '],
    ['php', 'GatewayClientV1::', 'GatewayClient::', 'callWithToken('],
    ['python', 'GatewayClientV1.', 'GatewayClient.', 'call_with_token('],
    ['node', 'GatewayClientV1.', 'GatewayClient.', 'callWithToken('],
    ['java', 'GatewayClientV1 client', 'GatewayClient client', 'callWithToken('],
    ['go', 'NewClientV1FromEnvironment', 'NewClientFromEnvironment', 'CallWithToken('],
  ])('each has its client and call in %s', (language, v1, v2, bearer) => {
    expect(sampleIn(language, call({}, 'v1'))).toContain(v1);
    expect(sampleIn(language, call({}, 'signature'))).toContain(v2);
    expect(sampleIn(language, call({}, 'bearer'))).toContain(bearer);
    expect(sampleIn(language, call({}, 'bearer'))).toContain('GATEWAY_BEARER_TOKEN');
  });

  it('plain cURL says where it calls and as whom, unless the environment does', () => {
    const sample = sampleIn('bash', call({ text: "it's" }));
    expect(sample).toContain(': "${GATEWAY_API_URL:=https://sandbox.example}"');
    expect(sample).toContain(': "${GATEWAY_POINT_ID:=4021}"');
    expect(sample).toContain(': "${GATEWAY_API_TOKEN:=demo-token}"');
    expect(sample).toContain(`"text": "it'\\''s"`);
  });

  it('plain cURL has nothing that zsh takes for something else: no comment, no variable named path', () => {
    for (const credentials of ['v1', 'signature', 'bearer'] as const) {
      expect(sampleIn('bash', call({}, credentials))).not.toMatch(/(^| )#|^path=/m);
    }
  });

  it('a language without a generator is named', () => {
    expect(() => sampleIn('cobol', call({}))).toThrow('the language "cobol"');
  });
});

describe('calls of an operation', () => {
  const operation = {
    id: 'service-get',
    version: 'v1',
    credentials: 'v1',
    direction: 'call',
    path: '/api/v1/service/{service_id}',
    headers: [],
    parameters: [{ name: 'service_id', example: '1052' }],
    requestExamples: [{ name: 'one', title: 'One', value: { auth: { key: 1 }, locale: 'en' } }],
  } as unknown as Operation;

  it('have the path filled in, and no credentials in the body', () => {
    expect(callsOf(operation)).toEqual([
      {
        name: 'one',
        title: 'One',
        operation: 'service-get',
        path: '/api/v1/service/1052',
        credentials: 'v1',
        body: { locale: 'en' },
      },
    ]);
  });

  it('have each parameter by its name, and what the contract says of the example', () => {
    const [example] = operation.requestExamples;
    const [found] = callsOf({
      ...operation,
      path: '/{b}/{a}',
      parameters: ['a', 'b'].flatMap((name) =>
        operation.parameters.map((parameter) => ({ ...parameter, name, example: `${name}/1` })),
      ),
      requestExamples: example ? [{ ...example, description: 'Why.' }] : [],
    });
    expect(found).toMatchObject({ path: '/b%2F1/a%2F1', description: 'Why.' });
    expect(callsOf(operation)[0]).not.toHaveProperty('description');
    expect(callsOf({ ...operation, credentials: 'none' })).toEqual([]);
  });

  it('need an example of each parameter', () => {
    expect(() => callsOf({ ...operation, parameters: [] })).toThrow('the parameter service_id has no example');
  });

  it('do not exist for a callback', () => {
    expect(callsOf({ ...operation, direction: 'callback' })).toEqual([]);
  });
});
