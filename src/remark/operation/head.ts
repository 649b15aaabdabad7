/**
 * In: an operation. Out: what stands above the first heading: the purpose, method and address, the way to the other version.
 */
import type { Operation, SiteData } from '@gateway-docs/contract';
import { inlineCode, jsxBlock, markdownBlocks, paragraph, strong, type Block } from '../mdast';
import { counterpart } from '../cross-references/links';
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

/** Purpose first, because the address says nothing to a reader who does not know the call yet; samples follow. */
export function head(operation: Operation, site: SiteData): Block[] {
  return [
    jsxBlock('Lead', {}, markdownBlocks(operation.purpose)),
    jsxBlock('AddressLine', {}, [endpoint(operation, site), ...versions(operation, site)]),
  ];
}
