import { describe, expect, it } from 'vitest';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';
import { asVersion } from './as-version';

const media = (examples: JsonObject): JsonObject => ({
  content: { 'application/json': { schema: { type: 'object' }, examples } },
});

const document: JsonObject = {
  components: { schemas: { auth: { examples: [{ point: 1, key: 2, hash: 'h' }] } } },
  paths: {
    '/api/v1/x': {
      post: {
        operationId: 'x',
        requestBody: {
          required: true,
          ...media({
            one: {
              summary: 'One',
              value: { from: '2025-01-01T00:00:00Z', note: 'at 2025-01-01T00:00:00Z' },
            },
          }),
        },
        responses: {
          '200': media({
            one: { value: { error: { code: 0 }, response: { at: ['2025-01-01T00:00:00Z'] } } },
          }),
        },
      },
    },
  },
};

const post = objectOf(objectOf(objectOf(asVersion(document, 'v1').paths)['/api/v1/x']).post);

describe('a document of v1', () => {
  it('puts the credentials in front of a request and writes whole timestamps in the way of v1', () => {
    expect(JSON.stringify(post.requestBody)).toBe(
      '{"required":true,"content":{"application/json":{"schema":{"type":"object"},"examples":{"one":{"summary":"One","value":{"auth":{"point":1,"key":2,"hash":"h"},"from":"2025-01-01 00:00:00","note":"at 2025-01-01T00:00:00Z"}}}}}}',
    );
  });

  it('writes the timestamps of responses in the same way, without credentials', () => {
    expect(JSON.stringify(post.responses)).toContain(
      '{"one":{"value":{"error":{"code":0},"response":{"at":["2025-01-01 00:00:00"]}}}}',
    );
  });
});
