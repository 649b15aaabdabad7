/**
 * In: `api/`, `samples/`, and the facts of the site. Out: the contract: every call in every version, its groups, samples and releases. Begin here, then
 * `openapi/documents.ts`, which names the steps from files to a document.
 */
import type { Facts, Layout } from '@gateway-docs/site-data';
import { isCallOffered, isWhole, type Offer } from '@gateway-docs/site-data/offer';
import type { Operation } from '@gateway-docs/site-data/model';
import { checkCabinet } from './cabinet-fields';
import { readExecuted } from './executed-record';
import { bundleDocuments, documentsOf, type ContractDocuments } from './openapi/documents';
import { readErrorSources } from './openapi/error-responses';
import { offeredCalls, type GroupedCalls } from './openapi/offered';
import { readOperations } from './operations/read-operations';
import { readReleases } from './releases/read-releases';
import { offeredCallsOf, snapshotOf } from './releases/snapshot';
import { readSamples } from './samples/read-samples';

const operationsOf = (documents: ContractDocuments): readonly Operation[] =>
  [...documents].flatMap(([family, document]) => readOperations(document, family));

/**
 * @param sources what is read: every call and every group, and an offer that leaves nothing out
 * @param facts of the site
 * @throws Error with file and place of the first thing that is wrong
 */
export async function loadContract(
  sources: { readonly layout: Layout; readonly grouped: GroupedCalls; readonly wholeOffer: Offer },
  { codes, operator, offer, tables, cabinet }: Facts,
) {
  const { grouped, wholeOffer } = sources;
  const { api, samples } = sources.layout;
  const known = { codes, operator };
  const errors = readErrorSources(api.folder('shared'), tables['api-error-codes']);
  const bundled = await bundleDocuments({ api, ...grouped, errors }, known);
  const wholeDocuments = documentsOf(bundled, known, wholeOffer);
  const documents = isWhole(offer) ? wholeDocuments : documentsOf(bundled, known, offer);
  const wholeOperations = operationsOf(wholeDocuments);
  return {
    /** The documents that have calls. */
    documents,
    /** All that the contract has, for what must not depend on a profile, such as types. */
    wholeDocuments,
    /** Every operation in every version, in document order. */
    operations: isWhole(offer) ? wholeOperations : operationsOf(documents),
    /** All that the contract has, offered or not: the examples of services are made from it. */
    wholeOperations,
    /** The calls by what an integrator wants to do, in the order of an integration. */
    groups: offeredCalls(grouped, offer).groups,
    /** Fields of the API that columns and form fields of the cabinet name, by the name that its data use. */
    cabinetFields: new Map(
      [...checkCabinet(cabinet, wholeOperations)].filter(([, field]) =>
        isCallOffered(offer, field.operation, 'v2'),
      ),
    ),
    ...readSamples(samples, offer),
    /** When samples, vectors and scenarios were executed last; undefined where they never were. */
    executed: readExecuted(samples),
    /** The calls that are offered, as a release keeps them: with all their words, also those that the provider leaves out, so that the two compare. */
    snapshot: offeredCallsOf(snapshotOf(wholeOperations), offer),
    /** The contract as each release kept it, oldest first. */
    releases: readReleases(api).map((release) => ({
      ...release,
      calls: offeredCallsOf(release.calls, offer),
    })),
  };
}

/** The description of the API and what is made from it. */
export type Contract = Readonly<Awaited<ReturnType<typeof loadContract>>>;
