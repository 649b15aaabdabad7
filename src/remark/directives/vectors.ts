/**
 * `::vectors{version=v2}` → the published test vectors of that version: inputs, lengths and results, each with a copy button.
 * They come from `samples/vectors.yaml`, which every client's self-test reads too.
 */
import { vectors as texts } from '../../../data/texts/directives.json';
import { fillText } from '../../base/fill-text';
import type { Vectors } from '@gateway-docs/contract/samples';
import { copyable } from '../cross-references/links';
import { code, grid, paragraph, strong, type Block, type Row } from '../mdast';
import { defineHandler } from './handler';

const copied = (label: string, value: string | number): Row => ({
  cells: [[label], [copyable(String(value))]],
});

/** What is signed: its lengths, which a reader compares first. */
const lengths = ({ body_bytes: body, signed_bytes: signed }: Vectors['callback']): Row[] =>
  Object.entries({ [texts.body]: body, [texts.signed]: signed }).map(([label, count]) => ({
    cells: [[label], [fillText(texts.bytes, { count })]],
  }));

/** A table that begins with the credentials of the vectors. */
const vectorTable = (label: string, { point_id: point, api_token: token }: Vectors, rows: Row[]): Block => {
  const credentials = [copied(texts.point, point), copied(texts.token, token)];
  return grid({ label, columns: texts.columns }, [...credentials, ...rows]);
};

const signedBody = (title: string, body: string): Block[] => [paragraph(strong(title)), code('json', body)];

const VERSIONS: Readonly<Record<string, (all: Vectors) => Block[]>> = {
  v1: (all) => {
    const { key, hash } = all.v1;
    return [vectorTable(texts.v1, all, [copied('auth.key', key), copied('auth.hash', hash)])];
  },
  v2: (all) => {
    const { v2, callback } = all;
    return [
      vectorTable(texts.v2, all, [
        copied(texts.timestamp, v2.timestamp),
        copied(texts.path, v2.path),
        ...lengths(v2),
        copied(texts.signature, v2.signature),
      ]),
      ...signedBody(texts.ofRequest, v2.body),
      vectorTable(texts.callback, all, [
        copied(texts.timestamp, callback.timestamp),
        ...lengths(callback),
        copied(texts.signature, callback.signature),
      ]),
      ...signedBody(texts.ofCallback, callback.body),
    ];
  },
};

export const vectors = defineHandler({
  example: '::vectors{version=v2}',
  attributes: { version: { required: true, values: Object.keys(VERSIONS) } },
  build: ({ version = '' }, site) => VERSIONS[version]?.(site.vectors) ?? [],
});
