/**
 * `::operation{#transaction-create version=v2}` → the whole reference of one operation in one version: purpose, address, use,
 * authentication, request, answer, errors, statuses, repeating. The writer's prose stands around it. An operation that is one action of
 * its page becomes a chapter with its anchor.
 */
import type { Operation, SiteData } from '@gateway-docs/contract';
import { type Block, jsxBlock, panelSet } from '../mdast';
import { operationPage } from '../cross-references/routes';
import { asAction } from '../operation/as-action';
import { response, errors, request } from '../operation/bodies';
import { requestSamples, responseSamples, errorSample } from '../operation/samples';
import { head, authentication, repeating, statuses, whenToUse } from '../operation/sections';
import { operationFormRoute } from '@gateway-docs/gateway/protocol';
import { runHere } from '../samples/run-here';
import { operationSamples } from '../samples/sample-files';
import { byId, defineHandler, lookUp } from './handler';

/**
 * In: an operation. Out: its samples in one set of tabs: request, response, error. On wide screens the set is a column that begins at the
 * title and follows the section that the reader looks at, by the anchors that are the keys of its tabs; elsewhere it stands before the
 * first section.
 * @returns nothing for an operation without a single example
 */
function sampleColumn(operation: Operation, site: SiteData): Block[] {
  const sent = operation.direction === 'call' ? 'Request' : 'Body';
  const panels = [
    { value: 'request', label: sent, blocks: requestSamples(operation, site) },
    { value: 'responses', label: 'Response', blocks: responseSamples(operation) },
    { value: 'errors', label: 'Error', blocks: errorSample(operation, site) },
  ].filter(({ blocks }) => blocks.length > 0);
  return panels.length === 0 ? [] : [jsxBlock('SampleColumn', {}, [panelSet('Tabs', 'Sample', panels)])];
}

/** The sections of text and fields, with the samples beside the fields where the page has no column of them. */
function sections(found: Operation, site: SiteData, hasColumn: boolean): Block[] {
  return [
    ...(operationSamples(found) ? runHere(operationFormRoute(found.version, found.id)) : []),
    ...whenToUse(found, site),
    ...authentication(found),
    ...request(found, hasColumn ? [] : requestSamples(found, site)),
    ...response(found, hasColumn ? [] : responseSamples(found), site),
    ...statuses(found, site),
    ...repeating(found),
    ...errors(found, site),
  ];
}

export const operation = defineHandler({
  example: '::operation{#transaction-create version=v2}',
  attributes: { id: { required: true }, version: { required: true, values: ['v1', 'v2'] } },
  build: ({ id = '', version = '' }, site) => {
    const inVersion = site.operations.filter((item) => item.version === version);
    const found = lookUp('operation', id, byId(inVersion), ` in ${version}`);
    const { anchor } = operationPage(found);
    const above = head(found, site);
    // A page has one column: several operations on it keep their samples beside their fields.
    if (anchor !== '') {
      return asAction(anchor, found.title, [...above, ...sections(found, site, false)]);
    }
    const column = sampleColumn(found, site);
    return [...above, ...column, ...sections(found, site, column.length > 0)];
  },
});
