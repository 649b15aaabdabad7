/**
 * In: `samples/`. Out: the signing clients with their source, the test vectors, the raw-body recipes. Pages print these very
 * files, and the tests run them, so a page cannot show code that does not work.
 */
import path from 'node:path';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Offer } from '@gateway-docs/site-data/offer';
import { clientsSchema, rawBodySchema, vectorsSchema } from './samples-schema';
import type { ClientSource, RawBodyRecipe, Samples, SourceFile } from './samples-schema';

/** @throws Error that names the list and the file which it promises */
function readSource(folder: Folder, file: string): SourceFile {
  if (!folder.has(file)) throw new Error(`${folder.nameOf('')} lists ${file}, but there is no such file.`);
  return { name: path.basename(file), source: folder.text(file).trimEnd() };
}

function readClients(folder: Folder, { v1 }: Pick<Offer, 'v1'>): ClientSource[] {
  const { languages } = folder.yaml('clients.yaml', clientsSchema);
  const sources = (files: readonly string[]) => files.map((file) => readSource(folder, file));
  return languages.map(({ files, tools: _tools, ...language }) => ({
    ...language,
    files: {
      v2: sources(files.v2),
      v1: v1 ? sources(files.v1) : [],
      callback: sources(files.callback),
      merchant: sources(files.merchant ?? []),
    },
  }));
}

function readRawBody(folder: Folder): RawBodyRecipe[] {
  const { recipes } = folder.yaml('index.yaml', rawBodySchema);
  return recipes.map(({ file, ...recipe }) => ({ ...recipe, file: readSource(folder, file) }));
}

/**
 * @param samples their folder
 * @param offer without version 1 the clients have no file of it
 */
export function readSamples(samples: Folder, offer: Pick<Offer, 'v1'>): Samples {
  return {
    clients: readClients(samples.folder('clients'), offer),
    vectors: samples.yaml('vectors.yaml', vectorsSchema),
    rawBody: readRawBody(samples.folder('raw-body')),
  };
}
