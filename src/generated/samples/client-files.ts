/**
 * In: the signing clients. Out: each source file of each language as a download: `/clients/php/GatewayClient.php.txt`. The pages print the same.
 */
import type { SiteData } from '@gateway-docs/contract';
import { clientFileRoute } from '../../remark/cross-references/routes';

/** @returns text of each file by its route; a file that two parts of a client share is there once */
export function clientTexts({ clients }: Pick<SiteData, 'clients'>): ReadonlyMap<string, string> {
  return new Map(
    clients.flatMap(({ id, files }) =>
      Object.values(files)
        .flat()
        .map(({ name, source }) => [clientFileRoute(id, name), source.endsWith('\n') ? source : `${source}\n`] as const),
    ),
  );
}
