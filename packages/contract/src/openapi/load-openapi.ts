/**
 * In: `api/` and the hosts of the operator profile. Out: the contract of one family, either as one file for download
 * (`publishOpenApi`) or with every `$ref` resolved, for pages, samples and the sandbox (`loadOpenApi`).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseWrongReferences, type Known } from '@gateway-docs/site-data/inline-references';
import { CODE_FILES, loadCodes } from '@gateway-docs/site-data/tables';
import { loadOperator, operatorFile } from '@gateway-docs/site-data/operator';
import { loadOffer, loadWholeOffer, isWhole, type Offer } from '@gateway-docs/site-data/offer';
import { deepFreeze } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';
import { createFileCache } from '@gateway-docs/site-data/reading';
import type { OpenApiDocument } from './document';
import { refusePlaceholders } from '@gateway-docs/kit/yaml';
import { bundleFamily } from './bundle';
import { dereference } from './dereference';
import { FAMILIES, type Family } from './families';
import { fillInHosts } from './fill-in-hosts';
import { inlineExamples } from './inline-examples';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';
import { withoutLeftOut } from './offered-calls';
import { factsOfVersion } from './facts-of-version';
import { referencesInWords } from './references-in-words';
import { examplesInV1 } from './examples-in-v1';

/**
 * What texts of the contract may refer to, when all of them are right. Files that no document names yet count too: they are what a
 * writer is about to fill.
 */
function checkTexts(siteDir: string): Known {
  const known = { codes: loadCodes(siteDir), operator: loadOperator(siteDir) };
  const sources = listFiles(siteDir, 'api').filter((file) => file.endsWith('.yaml'));
  for (const file of sources) refusePlaceholders(file, readFileSync(path.join(siteDir, file), 'utf8'));
  refuseWrongReferences(siteDir, sources, known);
  return known;
}

async function build(siteDir: string, family: Family, known: Known, offer: Offer): Promise<JsonObject> {
  const { generation } = FAMILIES[family];
  const bundled = objectOf(withoutLeftOut(inlineExamples(await bundleFamily(siteDir, family, offer)), offer));
  const complete = generation === 'v1' ? examplesInV1(bundled) : bundled;
  return fillInHosts(factsOfVersion(complete, generation), known.operator.hosts);
}

/** A document in both of its forms. */
interface Documents {
  readonly published: JsonObject;
  readonly loaded: OpenApiDocument;
}

/** Four documents are made from the same texts, which are read and checked once. */
const cachedTexts = createFileCache<Known>('contract-texts');
const cachedByFamily = createFileCache<Promise<Documents>>('contract');

async function buildBoth(
  siteDir: string,
  family: Family,
  files: () => readonly string[],
  offer: Offer,
): Promise<Documents> {
  const known = cachedTexts(siteDir, siteDir, files, () => checkTexts(siteDir));
  const built = await build(siteDir, family, known, offer);
  return {
    published: deepFreeze(referencesInWords(built, known, 'all')),
    loaded: deepFreeze(dereference(referencesInWords(built, known, 'titles'))),
  };
}

/** Which part of the contract: what the provider offers, or all that there is. */
export type Extent = 'offered' | 'whole';

function cachedDocuments(siteDir: string, family: Family, extent: Extent = 'offered'): Promise<Documents> {
  const offered = loadOffer(siteDir);
  const offer = extent === 'whole' ? loadWholeOffer(siteDir) : offered;
  const files = (): string[] => [
    ...listFiles(siteDir, 'api'),
    ...CODE_FILES,
    ...listFiles(siteDir, 'data/services'),
    operatorFile(siteDir),
  ];
  const key = `${siteDir}\n${family}\n${isWhole(offered) ? 'whole' : extent}`;
  return cachedByFamily(key, siteDir, files, () => buildBoth(siteDir, family, files, offer));
}

/**
 * The document of a family with local `$ref` only and its texts in plain words: plain JSON, valid OpenAPI 3.1 by itself, fit for download.
 * @param siteDir absolute path of the repository's root
 * @param family which document
 * @param extent `whole` for what must not depend on a profile, such as types
 * @throws Error that names the file and place of the first thing that is wrong
 */
export async function publishOpenApi(
  siteDir: string,
  family: Family,
  extent: Extent = 'offered',
): Promise<JsonObject> {
  return (await cachedDocuments(siteDir, family, extent)).published;
}

/**
 * The document of a family with every `$ref` resolved, frozen. Its descriptions keep their inline references, which pages link. It is kept
 * until a file of `api/`, a table of codes or the profile changes.
 * @param siteDir absolute path of the repository's root
 * @throws Error that names the file and place of the first thing that is wrong
 */
export async function loadOpenApi(
  siteDir: string,
  family: Family,
  extent: Extent = 'offered',
): Promise<OpenApiDocument> {
  return (await cachedDocuments(siteDir, family, extent)).loaded;
}
