/** In: the packed documentation of a site. Out: its files, operations and changes, unpacked when they are asked for the first time. */
import { brotliDecompressSync } from 'node:zlib';
import type { Operation } from '@gateway-docs/site-data/model';
import type { ContractChange } from '@gateway-docs/contract/releases';
import { OptionMistake } from '../command/option-mistake';
import type { TableValues } from '../react/CodeExplainer/code-tables';

/** The documentation of one build. */
export interface DocsContent {
  /** Route of each page → route of its Markdown twin. */
  readonly pages: Readonly<Record<string, string>>;
  /** Texts by route: twins, the search index, the tables of codes, the catalogue of services. */
  readonly files: Readonly<Record<string, string>>;
  readonly explainer: TableValues;
  /** Route of the catalogue of services. */
  readonly catalogue: string;
  /** Each with the route of its page, also of a section there. */
  readonly operations: readonly (Operation & { readonly page: string })[];
  /** By the version of a release: what has changed in the contract since. */
  readonly changes: Readonly<Record<string, readonly ContractChange[]>>;
}

/** What stands in the file of the gateway. */
export interface PackedDocs {
  readonly brand: string;
  /** Of the documentation: `3.8.1`. */
  readonly version: string;
  /** Of the site with its base path, without a slash at its end. */
  readonly address: string;
  /** `DocsContent` as JSON, compressed by Brotli, in Base64. */
  readonly content: string;
}

export interface Docs extends Omit<PackedDocs, 'content'> {
  readonly content: () => DocsContent;
  /** Reads a file of JSON by its route. @throws Error where it is none */
  readonly json: (route: string) => unknown;
}

/**
 * @param packed left out in the repository
 * @throws OptionMistake where there is no documentation
 */
export function openDocs(packed: PackedDocs | undefined): Docs {
  if (!packed)
    throw new OptionMistake(
      'The documentation is in the built file: run `npm run build`, then build/sandbox/gateway.mjs.',
    );
  const { content: text, ...about } = packed;
  let opened: DocsContent | undefined;
  const unpacked = () => brotliDecompressSync(Buffer.from(text, 'base64')).toString();
  const content = () => (opened ??= JSON.parse(unpacked()) as DocsContent);
  return { ...about, content, json: (route) => JSON.parse(content().files[route] ?? '') as unknown };
}
