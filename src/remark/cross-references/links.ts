/**
 * Links that several handlers make: to the row of a code, to an operation's page, to whatever a relation names.
 */
import type { PhrasingContent } from 'mdast';
import texts from '../../../data/texts/service.json';
import type { Operation, SiteData, Version } from '@gateway-docs/contract';
import { nameOfCall } from '@gateway-docs/site-data/cross-references';
import { callOf, type Service } from '@gateway-docs/site-data/services';
import { codeLink, operationLink } from './resolve';
import { operationPage } from './routes';
import { emphasis, inlineCode, inlines, joined, link, text, type Inline } from '../mdast/nodes';
import { jsxInline } from '../mdast/jsx';
import { filled } from '../mdast/markdown';

/** A value as code with a button that copies it: test values and identifiers are read off a page into a program. */
export const copyable = (value: string, shown: PhrasingContent = inlineCode(value)): PhrasingContent =>
  jsxInline('Copyable', { text: value }, [shown]);

/** A sentence that a shop may show, with a button that copies it; undefined where there is none. */
export const sentence = (text: string | undefined): PhrasingContent | undefined =>
  text ? copyable(text, emphasis(text)) : undefined;

/**
 * A code that links to its own row and can be copied: the first cell of every code table.
 * @param anchor the row's id, where it is not the code itself
 */
export function codeCell(code: string | number, anchor = String(code)): Inline[] {
  const value = String(code);
  return [copyable(value, link(`#${anchor}`, inlineCode(value)))];
}

/**
 * A link that saves a file of the built site. `pathname://` says that this is a file and no page: the router leaves it alone, and a
 * test checks that the file is there.
 * @param route of the file, `/services.json`
 */
export function downloadLink(route: string, label: string): PhrasingContent {
  const file = route.slice(route.lastIndexOf('/') + 1);
  return jsxInline('a', { href: `pathname://${route}`, target: '_self', download: file }, [label]);
}

/** Links to statuses, joined by commas; "none" for an empty list. */
export function statusLinks(codes: readonly number[], site: SiteData): PhrasingContent[] {
  if (codes.length === 0) return [text('none')];
  return inlines(joined(codes.map((code) => codeLink('status', code, site))));
}

/**
 * An operation that the contract or the catalogue names as related. The contract grows operation by operation, so one that it
 * does not describe yet is named by its id, without a link: `transaction-get-crypto-address` → `transaction/get_crypto_address`.
 */
export function relatedOperation(id: string, version: Version, site: SiteData): PhrasingContent {
  const isDescribed = site.operations.some((item) => item.id === id && item.version === version);
  return isDescribed ? operationLink(id, version, site) : inlineCode(nameOfCall(id));
}

/** The call that makes a payment; where the hosted page has another one, both in a sentence, `{pay} or {create}`. */
export function callLinks(
  service: Service,
  site: SiteData,
  form: 'either' | 'eitherShort' = 'eitherShort',
): PhrasingContent[] {
  const call = (name: string): PhrasingContent[] => [relatedOperation(`transaction-${name}`, 'v2', site)];
  if (callOf(service) !== 'either') return call(service.call);
  return filled(texts[form], { pay: call('pay'), create: call('create') });
}

/** A related operation in the same version, or a related page by its title. */
export function relationLink(relation: string, version: Version, site: SiteData): PhrasingContent {
  if (!relation.startsWith('/')) return relatedOperation(relation, version, site);
  const title = site.pages.get(relation);
  return title === undefined ? inlineCode(relation) : link(relation, title);
}

/** The same operation in the other version, if it exists and has a page. */
export const counterpart = ({ id, version }: Operation, { operations, pages }: SiteData) =>
  operations.find(
    (item) => item.id === id && item.version !== version && pages.has(operationPage(item).route),
  );
