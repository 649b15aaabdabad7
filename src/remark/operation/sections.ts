/**
 * The sections of an operation's page that are text: when to use it, authentication, statuses, repeating. Anchors are the same in
 * both versions, so that the version switch leads to the same place.
 */
import texts from '../../../data/texts/operation.json';
import { fillText } from '../../base/fill-text';
import type { Operation, SiteData } from '@gateway-docs/contract';
import { relationLink, statusLinks, counterpart } from '../cross-references/links';
import { details, filled, markdownBlocks, markdownInline, jsxBlock, type Block } from '../mdast';
import { inlineCode, paragraph, strong, heading, joined } from '../mdast/nodes';
import { fieldTables } from './field-tables';
import { operationPage } from '../cross-references/routes';
import { versionSwitch } from '../cross-references/version-switch';

function endpoint(operation: Operation, site: SiteData): Block {
  const { method, path, direction } = operation;
  const isCall = direction === 'call';
  const line = paragraph(strong(method), ' ', inlineCode(isCall ? path : 'callback_url'));
  return jsxBlock('Endpoint', { copy: isCall ? site.operator.hosts.api + path : undefined }, [line]);
}

function versions(operation: Operation, site: SiteData): Block[] {
  const other = counterpart(operation, site);
  if (!other) return [];
  const { route, anchor } = operationPage(other);
  return [versionSwitch(operation.version, route + anchor)];
}

/**
 * In: an operation. Out: what stands above the first heading: the purpose, method and address, the way to the other version.
 * Purpose first, because the address says nothing to a reader who does not know the call yet; samples follow.
 */
export function head(operation: Operation, site: SiteData): Block[] {
  return [
    jsxBlock('Lead', {}, markdownBlocks(operation.purpose)),
    jsxBlock('AddressLine', {}, [endpoint(operation, site), ...versions(operation, site)]),
  ];
}

function relations(title: string, items: readonly string[], operation: Operation, site: SiteData): Block[] {
  if (items.length === 0) return [];
  const links = joined(items.map((item) => relationLink(item, operation.version, site)));
  return [paragraph(strong(title), ' ', ...links)];
}

/** `## When to use it`: the situation, what comes before, what after. */
export function whenToUse(operation: Operation, site: SiteData): Block[] {
  return [
    heading(2, 'when', 'When to use it'),
    ...markdownBlocks(operation.when),
    ...relations('Before it:', operation.before, operation, site),
    ...relations('After it:', operation.after, operation, site),
  ];
}

/** How the call is proven to come from who it says, by its kind of credentials. */
function credentialsText({ direction, credentials }: Operation): string {
  if (direction === 'callback') return credentials === 'none' ? texts.unsignedCallback : texts.signedCallback;
  if (credentials === 'v1') return texts.credentialsInBody;
  return credentials === 'bearer' ? texts.bearer : texts.signature;
}

/** Headers that sign a call are the same at every call: a closed block with their names. A single one is said at once. */
function headers({ headers: fields }: Operation): Block[] {
  const tables = fieldTables(fields, 'headers', texts.headerFields);
  if (fields.length < 2) return tables;
  const names = fields.map(({ name }) => name).join(', ');
  const summary = fillText(texts.headers, { count: fields.length, names });
  return [details('headers', summary, tables)];
}

/** `## Authentication` of that version. */
export function authentication(operation: Operation): Block[] {
  return [
    heading(2, 'authentication', 'Authentication'),
    ...markdownBlocks(credentialsText(operation)),
    ...headers(operation),
  ];
}

/** `## Statuses`: what the transaction in the response can be; the page of the statuses says what each allows. */
export function statuses(operation: Operation, site: SiteData): Block[] {
  if (operation.statuses.length === 0) return [];
  const statuses = statusLinks(operation.statuses, site);
  const more = markdownInline(texts.statuses);
  const sentence = operation.direction === 'call' ? texts.callStatuses : texts.callbackStatuses;
  return [heading(2, 'statuses', 'Statuses'), paragraph(...filled(sentence, { statuses, more }))];
}

/** `## Repeating the call`: idempotency and what to do without a response. */
export function repeating(operation: Operation): Block[] {
  const blocks = [...markdownBlocks(operation.idempotency), ...markdownBlocks(operation.retry)];
  if (blocks.length === 0) return [];
  const title = operation.direction === 'call' ? 'Repeating the call' : 'Repeated deliveries';
  return [heading(2, 'repeat', title), ...blocks];
}
