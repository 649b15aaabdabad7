/**
 * In: `api/`, `samples/`, and the facts of the site. Out: the contract: every call in every version, its groups, samples and releases. Begin here, then
 * `openapi/documents.ts`, which names the steps from files to a document.
 */
import type { Facts, Layout } from '@gateway-docs/site-data';
import { isCallOffered, isWhole, type Offer } from '@gateway-docs/site-data/offer';
import type { Operation } from '@gateway-docs/site-data/model';
import { checkCabinet, type CabinetField } from './cabinet-fields';
import { readExecuted, type Executed } from './executed-record';
import { bundleDocuments, documentsOf, type ContractDocuments } from './openapi/documents';
import { readErrorSources } from './openapi/error-responses';
import type { OperationGroup } from './openapi/groups';
import { offeredCalls, type GroupedCalls } from './openapi/offered';
import { readOperations } from './operations/read-operations';
import type { StoredRelease } from './releases/packed';
import { readReleases } from './releases/read-releases';
import { offeredCallsOf, snapshotOf, type Snapshot } from './releases/snapshot';
import { readSamples } from './samples/read-samples';
import type { Samples } from './samples/samples-schema';

/** The description of the API and what is made from it. */
export interface Contract extends Samples {
  /** Every operation in every version, in document order. */
  readonly operations: readonly Operation[];
  /** All that the contract has, offered or not: the examples of services are made from it. */
  readonly wholeOperations: readonly Operation[];
  /** The documents that have calls. */
  readonly documents: ContractDocuments;
  /** All that the contract has, for what must not depend on a profile, such as types. */
  readonly wholeDocuments: ContractDocuments;
  /** The calls by what an integrator wants to do, in the order of an integration. */
  readonly groups: readonly OperationGroup[];
  /** Fields of the API that columns and form fields of the cabinet name, by the name that its data use. */
  readonly cabinetFields: ReadonlyMap<string, CabinetField>;
  /** The calls that are offered, as a release keeps them: with all their words, also those that the provider leaves out, so that the two compare. */
  readonly snapshot: Snapshot;
  /** The contract as each release kept it, oldest first. */
  readonly releases: readonly StoredRelease[];
  /** When samples, vectors and scenarios were executed last; undefined where they never were. */
  readonly executed: Executed | undefined;
}

const operationsOf = (documents: ContractDocuments): Operation[] =>
  [...documents].flatMap(([family, document]) => readOperations(document, family));

/** What the contract is made from. */
export interface ContractSources {
  readonly layout: Layout;
  /** Every call, and every group. */
  readonly grouped: GroupedCalls;
  /** What leaves nothing out. */
  readonly wholeOffer: Offer;
}

/**
 * @param sources what is read
 * @param facts of the site
 * @throws Error with file and place of the first thing that is wrong
 */
export async function loadContract(
  { layout: { api, samples }, grouped, wholeOffer }: ContractSources,
  { codes, operator, offer, tables, cabinet }: Facts,
): Promise<Contract> {
  const known = { codes, operator };
  const errors = readErrorSources(api.folder('shared'), tables['api-error-codes']);
  const bundled = await bundleDocuments({ api, ...grouped, errors }, known);
  const wholeDocuments = documentsOf(bundled, known, wholeOffer);
  const documents = isWhole(offer) ? wholeDocuments : documentsOf(bundled, known, offer);
  const wholeOperations = operationsOf(wholeDocuments);
  return {
    documents,
    wholeDocuments,
    operations: isWhole(offer) ? wholeOperations : operationsOf(documents),
    wholeOperations,
    groups: offeredCalls(grouped, offer).groups,
    cabinetFields: new Map(
      [...checkCabinet(cabinet, wholeOperations)].filter(([, field]) =>
        isCallOffered(offer, field.operation, 'v2'),
      ),
    ),
    ...readSamples(samples, offer),
    executed: readExecuted(samples),
    snapshot: offeredCallsOf(snapshotOf(wholeOperations), offer),
    releases: readReleases(api).map((release) => ({
      ...release,
      calls: offeredCallsOf(release.calls, offer),
    })),
  };
}
