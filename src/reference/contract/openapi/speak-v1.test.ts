import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json';
import { speakV1 } from './speak-v1';

const media = (examples: JsonObject): JsonObject => ({
  content: { 'application/json': { schema: {}, examples } },
});
const answer = (code: number): JsonObject => ({ value: { error: { code }, response: null } });

const v1 = (operationId: string): JsonObject => ({
  'x-never-answered': [224],
  components: { schemas: { auth: { examples: [{ point: 1, key: 2, hash: 'h' }] } } },
  paths: { '/api/v1/x': { post: { operationId, requestBody: media({}), responses: { '200': media({}) } } } },
});

const v2: JsonObject = {
  components: { responses: { busy: media({ 'error-15': answer(15) }) } },
  paths: {
    '/api/v2/x': {
      post: {
        operationId: 'x',
        requestBody: media({
          one: { summary: 'One', value: { from: '2025-01-01T00:00:00Z', note: 'at 2025-01-01T00:00:00Z' } },
        }),
        responses: {
          '200': media({
            one: { value: { error: { code: 0 }, response: { at: ['2025-01-01T00:00:00Z'] } } },
          }),
          '401': media({ 'error-224': answer(224), 'error-11': answer(11) }),
          '429': { $ref: '#/components/responses/busy' },
        },
      },
    },
  },
};

const post = (document: JsonObject) =>
  (document.paths as unknown as Record<string, { post: Record<string, unknown> }>)['/api/v1/x']?.post;

const examplesIn = (holder: unknown): JsonObject =>
  (holder as { content: Record<string, { examples: JsonObject }> }).content['application/json']?.examples ??
  {};

describe('speakV1', () => {
  const operation = post(speakV1(v1('x'), v2));

  it('puts the credentials in front of a request and writes whole moments in the way of v1', () => {
    const { one } = examplesIn(operation?.requestBody);
    expect(JSON.stringify(one)).toBe(
      '{"summary":"One","value":{"auth":{"point":1,"key":2,"hash":"h"},"from":"2025-01-01 00:00:00","note":"at 2025-01-01T00:00:00Z"}}',
    );
  });

  it('answers everything with HTTP status 200, errors by code, without those that v1 never answers', () => {
    const responses = operation?.responses as JsonObject;
    expect(Object.keys(responses)).toEqual(['200']);
    const examples = examplesIn(responses['200']);
    expect(Object.keys(examples)).toEqual(['one', 'error-11', 'error-15']);
    expect(JSON.stringify(examples.one)).toContain('2025-01-01 00:00:00');
  });

  it('names an operation that v2 lacks', () => {
    expect(() => speakV1(v1('y'), v2)).toThrow('v1 has the operation "y", v2 has not. Both must have it.');
  });
});
