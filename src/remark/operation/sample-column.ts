/**
 * In: an operation. Out: its samples in one set of tabs: request, response, error. On wide screens the set is a column that begins at the
 * title and follows the section that the reader looks at, by the anchors that are the keys of its tabs; elsewhere it stands before the
 * first section.
 */
import type { Operation, SiteData } from '@gateway-docs/contract';
import { jsxBlock, panelSet, type Block } from '../mdast';
import { errorSample, requestSamples, responseSamples } from './samples';

/** @returns nothing for an operation without a single example */
export function sampleColumn(operation: Operation, site: SiteData): Block[] {
  const sent = operation.direction === 'call' ? 'Request' : 'Body';
  const panels = [
    { value: 'request', label: sent, blocks: requestSamples(operation, site) },
    { value: 'responses', label: 'Response', blocks: responseSamples(operation) },
    { value: 'errors', label: 'Error', blocks: errorSample(operation, site) },
  ].filter(({ blocks }) => blocks.length > 0);
  return panels.length === 0 ? [] : [jsxBlock('SampleColumn', {}, [panelSet('Tabs', 'Sample', panels)])];
}
