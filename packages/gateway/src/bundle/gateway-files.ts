/**
 * In: what was read for a gateway. Out: the files of the local gateway on the site, below `/sandbox`: `gateway.mjs` with its SHA-256 beside it in the form that
 * `sha256sum -c` reads, `worker.js`, which is the same gateway for a page, and the request forms that a page loads when it needs them. The
 * scenarios as Arazzo stand below `/arazzo`.
 */
import { createHash } from 'node:crypto';
import type { Sources } from '../catalogue/load-catalogue';
import type { PackedDocs } from '../docs/docs';
import { arazzoFiles } from '../scenario-run/arazzo';
import { bundleGateway, bundleWorker } from './bundle';
import { requestForms } from './forms';
import { mcpBundle } from './mcp-bundle';

const FOLDER = '/sandbox';
const NAME = 'gateway.mjs';
const BUNDLE = 'gateway.mcpb';

/** A file with its SHA-256 beside it. */
const hashed = (
  name: string,
  content: string | Uint8Array,
): [route: string, content: string | Uint8Array][] => [
  [`${FOLDER}/${name}`, content],
  [`${FOLDER}/${name}.sha256`, `${createHash('sha256').update(content).digest('hex')}  ${name}\n`],
];

/**
 * @param docs of the site; without them the file is a gateway alone
 * @returns content of each file by its route, `/sandbox/gateway.mjs`
 */
export async function gatewayFiles(sources: Sources, docs?: PackedDocs) {
  const text = await bundleGateway(sources, docs);
  return new Map([
    ...hashed(NAME, text),
    [`${FOLDER}/worker.js`, await bundleWorker(sources)],
    ...requestForms(sources.catalogue, sources.operations, sources.flows),
    ...(docs ? hashed(BUNDLE, mcpBundle(text, docs)) : []),
    ...(docs ? arazzoFiles(sources.catalogue, docs.version) : []),
  ]);
}
