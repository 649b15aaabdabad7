/**
 * In: the contract's examples and those of the catalogue. Out: a JSON file for each operation, version and service with its samples in all
 * languages but the first, highlighted: `/samples/v2/transaction-create.json`. Pages fetch them when a reader chooses a language.
 */
import type { SiteData } from '@gateway-docs/contract';
import { sampleIn, settingsOf } from '@gateway-docs/contract/samples';
import { markOwnValues } from '../../remark/highlight/mark-own-values';
import { toHtml } from '../../remark/highlight/to-html';
import { sampleFiles, type SampleFile } from '../../remark/samples/sample-files';
import { clientFileRoute } from '../../remark/cross-references/routes';


/**
 * In: the signing clients. Out: each source file of each language as a download: `/clients/php/GatewayClient.php.txt`. The pages print the same.
 * @returns text of each file by its route; a file that two parts of a client share is there once
 */
export function clientTexts({ clients }: Pick<SiteData, 'clients'>): ReadonlyMap<string, string> {
  return new Map(
    clients.flatMap(({ id, files }) =>
      Object.values(files)
        .flat()
        .map(({ name, source }) => [clientFileRoute(id, name), source.endsWith('\n') ? source : `${source}\n`] as const),
    ),
  );
}


/** By name of the example, then by id of the language: highlighted HTML. */
type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

function samplesOf({ calls }: SampleFile, site: SiteData): Samples {
  const languages = site.clients.slice(1);
  const settings = settingsOf(site);
  return Object.fromEntries(
    calls.map((call) => [
      call.name,
      Object.fromEntries(languages.map(({ id, highlight }) => [id, markOwnValues(toHtml(sampleIn(id, call, settings), highlight))])),
    ]),
  );
}

/** @returns route and text of each file; equal data makes equal texts */
export function sampleTexts(site: SiteData): ReadonlyMap<string, string> {
  return new Map(
    sampleFiles(site).map((file) => [file.route, JSON.stringify(samplesOf(file, site))]),
  );
}
