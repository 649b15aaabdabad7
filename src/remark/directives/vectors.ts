/**
 * `::vectors{version=v2}` → the published test vectors of that version: inputs, lengths and results, each with a copy button.
 * They come from `samples/vectors.yaml`, which every client's self-test reads too.
 */
import type { Vectors } from '@gateway-docs/contract/samples';
import { copyable } from '../cross-references/links';
import { code, paragraph, strong, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { defineHandler } from './handler';

const copied = (label: string, value: string | number): Row => ({
  cells: [[label], [copyable(String(value))]],
});

const counted = (label: string, bytes: number): Row => ({ cells: [[label], [`${bytes} bytes`]] });

const grid = (label: string, rows: readonly Row[]): Block =>
  table(['Input or result', 'Value'], rows, { label });

function credentials({ point_id, api_token }: Vectors): Row[] {
  return [copied('Point id', point_id), copied('API token', api_token)];
}

function version1(vectors: Vectors): Block[] {
  const rows = [copied('auth.key', vectors.v1.key), copied('auth.hash', vectors.v1.hash)];
  return [grid('Test vector, version 1', [...credentials(vectors), ...rows])];
}

function signedBody(title: string, body: string): Block[] {
  return [paragraph(strong(title)), code('json', body)];
}

function version2(vectors: Vectors): Block[] {
  const { v2, callback } = vectors;
  return [
    grid('Test vector, request', [
      ...credentials(vectors),
      copied('X-Timestamp', v2.timestamp),
      copied('Path', v2.path),
      counted('Body', v2.body_bytes),
      counted('String to sign', v2.signed_bytes),
      copied('X-Signature', v2.signature),
    ]),
    ...signedBody('Body of the request', v2.body),
    grid('Test vector, callback', [
      ...credentials(vectors),
      copied('X-Timestamp', callback.timestamp),
      counted('Body', callback.body_bytes),
      counted('String to sign', callback.signed_bytes),
      copied('X-Signature', callback.signature),
    ]),
    ...signedBody('Body of the callback', callback.body),
  ];
}

export const vectors = defineHandler({
  example: '::vectors{version=v2}',
  attributes: { version: { required: true, values: ['v1', 'v2'] } },
  build: ({ version }, site) => (version === 'v1' ? version1(site.vectors) : version2(site.vectors)),
});
