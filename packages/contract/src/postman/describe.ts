/**
 * In: an operation. Out: its description for Postman, in Markdown: the purpose, when to call it, and the address of its page. Links lead to
 * the site, because a collection has no pages.
 */
import { IN_FACTS, inWords } from '@gateway-docs/site-data/cross-references';
import { siteAddress } from '@gateway-docs/site-data/operator';
import type { Operation } from '@gateway-docs/site-data/model';
import type { SiteData } from '../site';

/** What a collection is made of. */
export interface PostmanSource extends SiteData {
  /** @returns full address of the page about a call */
  readonly pageOf: (operation: Operation) => string;
}

/**
 * @param markdown a text of the contract
 * @returns the same with full addresses and its inline references in words
 */
export function toPostmanText(markdown: string, site: SiteData): string {
  return inWords(markdown, site, IN_FACTS)
    .replaceAll('](/', `](${siteAddress(site.operator, '/')}`)
    .trim();
}

/** @param note what the contract says about one example */
export function describe(operation: Operation, source: PostmanSource, note?: string): string {
  const texts = [note, operation.purpose, operation.when].filter((text) => text !== undefined && text !== '');
  return [
    ...texts.map((text = '') => toPostmanText(text, source)),
    `Reference: [${operation.name}](${source.pageOf(operation)})`,
  ].join('\n\n');
}
