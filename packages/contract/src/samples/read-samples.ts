/**
 * In: `samples/`. Out: the signing clients with their source, the test vectors, the raw-body recipes. Pages print these very
 * files, and the tests run them, so a page cannot show code that does not work.
 */
import path from 'node:path';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Offer } from '@gateway-docs/site-data/offer';
import { clientsSchema, rawBodySchema, vectorsSchema } from './samples-schema';

/** @throws Error that names the list and the file which it promises */
function readSource(folder: Folder, file: string) {
  if (!folder.has(file)) throw new Error(`${folder.nameOf('')} lists ${file}, but there is no such file.`);
  return {
    /** File name without its folder, the title of its code block. */
    name: path.basename(file),
    source: folder.text(file).trimEnd(),
  };
}

export type SourceFile = Readonly<ReturnType<typeof readSource>>;

function readClients(folder: Folder, { v1 }: Pick<Offer, 'v1'>) {
  const { languages } = folder.yaml('clients.yaml', clientsSchema);
  const sources = (files: readonly string[]) => files.map((file) => readSource(folder, file));
  return languages.map(({ files, tools: _tools, ...language }) => ({
    ...language,
    /** Empty for a part that the language does not have. */
    files: {
      v2: sources(files.v2),
      v1: v1 ? sources(files.v1) : [],
      callback: sources(files.callback),
      merchant: sources(files.merchant ?? []),
    },
  }));
}

/** One language's client with the text of its files. */
export type ClientSource = Readonly<ReturnType<typeof readClients>[number]>;

function readRawBody(folder: Folder) {
  const { recipes } = folder.yaml('index.yaml', rawBodySchema);
  return recipes.map(({ file, ...recipe }) => ({ ...recipe, file: readSource(folder, file) }));
}

/** How one web framework hands over the bytes of a request's body. Its language is the id of the signing client that it uses. */
export type RawBodyRecipe = Readonly<ReturnType<typeof readRawBody>[number]>;

/**
 * @param samples their folder
 * @param offer without version 1 the clients have no file of it
 */
export function readSamples(samples: Folder, offer: Pick<Offer, 'v1'>) {
  return {
    /** In the order in which pages show languages. */
    clients: readClients(samples.folder('clients'), offer),
    vectors: samples.yaml('vectors.yaml', vectorsSchema),
    rawBody: readRawBody(samples.folder('raw-body')),
  };
}
