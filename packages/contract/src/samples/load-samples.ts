/**
 * In: `samples/`. Out: the signing clients with their source, the test vectors, the raw-body recipes. Pages print these very
 * files, and the tests run them, so a page cannot show code that does not work.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadOffer, type Offer } from '@gateway-docs/site-data/offer';
import { readYaml } from '@gateway-docs/kit/yaml';
import {
  clientsSchema,
  rawBodySchema,
  vectorsSchema,
  type ClientSource,
  type RawBodyRecipe,
  type Samples,
  type SourceFile,
} from './samples-schema';

/** @throws Error that names the list and the file which it promises */
function readSource(siteDir: string, folder: string, file: string): SourceFile {
  const absolute = path.join(siteDir, folder, file);
  if (!existsSync(absolute)) throw new Error(`${folder} lists ${file}, but there is no such file.`);
  return { name: path.basename(file), source: readFileSync(absolute, 'utf8').trimEnd() };
}

function loadClients(siteDir: string, { v1 }: Offer): ClientSource[] {
  const folder = 'samples/clients';
  const { languages } = readYaml(siteDir, `${folder}/clients.yaml`, clientsSchema);
  const sources = (files: readonly string[]) => files.map((file) => readSource(siteDir, folder, file));
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

function loadRawBody(siteDir: string): RawBodyRecipe[] {
  const folder = 'samples/raw-body';
  const { recipes } = readYaml(siteDir, `${folder}/index.yaml`, rawBodySchema);
  return recipes.map(({ file, ...recipe }) => ({ ...recipe, file: readSource(siteDir, folder, file) }));
}

/**
 * @param siteDir absolute path of the repository's root
 * @param offer without version 1 the clients have no file of it
 */
export function loadSamples(siteDir: string, offer: Offer = loadOffer(siteDir)): Samples {
  return {
    clients: loadClients(siteDir, offer),
    vectors: readYaml(siteDir, 'samples/vectors.yaml', vectorsSchema),
    rawBody: loadRawBody(siteDir),
  };
}
