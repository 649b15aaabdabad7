/**
 * In: `api/`, the codes and hosts that its texts name, and what the provider offers. Out: the documents of the contract, each as one file for download and with every `$ref`
 * resolved, for pages, samples and the gateway. They are bundled once, as a whole; what a provider leaves out is taken out of that.
 */
import { deepFreeze } from '@gateway-docs/kit';
import { type Folder, refusePlaceholders } from '@gateway-docs/kit/yaml';
import { refuseWrongReferences, type Known } from '@gateway-docs/site-data/cross-references';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';
import type { Offer } from '@gateway-docs/site-data/offer';
import { asVersion } from './as-version';
import { bundleFamily } from './bundle';
import { dereference } from './dereference';
import { deriveDocument, type DocumentSources } from './derive-document';
import type { OpenApiDocument } from './document';
import { withErrorCodes } from './error-responses';
import { FAMILIES, FAMILY_NAMES, type Family } from './families';
import { fillInHosts } from './fill-in-hosts';
import { forTools } from './for-tools';
import { offeredDocument } from './offered';
import { referencesInWords } from './references-in-words';

/** One document in both of its forms, frozen. */
export interface ContractDocument {
  /** With local `$ref` only and its texts in plain words: plain JSON, valid OpenAPI 3.1 by itself. Examples and the gateway are checked by it. */
  readonly published: JsonObject;
  /** The same as other people's tools read it, to download. */
  readonly download: JsonObject;
  /** With every `$ref` resolved. Its descriptions keep their cross-references, which pages link. */
  readonly resolved: OpenApiDocument;
}

/** Those that have calls. */
export type ContractDocuments = ReadonlyMap<Family, ContractDocument>;

/** Files that no document names yet count too: they are what a writer is about to fill. */
function checkTexts(api: Folder, known: Known): void {
  const files = api.list().filter((file) => file.endsWith('.yaml'));
  for (const file of files) refusePlaceholders(api.nameOf(file), api.text(file));
  refuseWrongReferences(api, files, known);
}

/**
 * @param sources what the documents are derived from
 * @param known what their texts may refer to
 * @returns the whole documents
 * @throws Error that names the file and place of the first thing that is wrong
 */
export async function bundleDocuments(sources: DocumentSources, known: Known) {
  checkTexts(sources.api, known);
  const bundled = FAMILY_NAMES.map(async (family) => {
    const document = await bundleFamily(sources.api, family, deriveDocument(sources, family));
    return [family, withErrorCodes(document, sources.errors)] as const;
  });
  return new Map(await Promise.all(bundled));
}

/**
 * @param bundled the whole documents
 * @param known what their texts may refer to
 * @param offer what is left out
 */
export function documentsOf(bundled: ReadonlyMap<Family, JsonObject>, known: Known, offer: Offer) {
  return new Map(
    [...bundled].flatMap(([family, whole]): [Family, ContractDocument][] => {
      const { generation } = FAMILIES[family];
      if (generation === 'v1' && !offer.v1) return [];
      const offered = offeredDocument(whole, offer);
      if (Object.keys(objectOf(offered.paths)).length === 0) return [];
      const { hosts, support } = known.operator;
      const filled = fillInHosts(asVersion(offered, generation), hosts);
      const contact = { email: support.email };
      const document = { ...filled, info: { ...objectOf(filled.info), contact } };
      const published = deepFreeze(referencesInWords(document, known, 'all'));
      const resolved = deepFreeze(dereference(referencesInWords(document, known, 'titles')));
      const download = deepFreeze(forTools(published));
      return [[family, { published, download, resolved }]];
    }),
  );
}
