/**
 * In: a file of samples. Out: a select for the examples, and for each a panel for each language, the code in all of them. `moveSamplesToFile` takes out of
 * a page again what its readers load when they choose a language; the Markdown twin prints everything.
 */
import type { SiteData } from '@gateway-docs/contract';
import { type SampleCall, sampleIn, settingsOf } from '@gateway-docs/contract/samples';
import { code, jsxBlock, markdownBlocks, tabPanel, type Block } from '../mdast';
import type { SampleFile } from './sample-files';
import { scenarios } from './scenarios';

/** The languages, and what the samples say of the host and the point. */
type Sources = Pick<SiteData, 'clients' | 'operator' | 'vectors'>;

function languageTabs(call: SampleCall, { route }: SampleFile, sources: Sources): Block[] {
  const text = call.description === undefined ? [] : markdownBlocks(call.description);
  const settings = settingsOf(sources);
  const panels = sources.clients.map(({ id: value, label, highlight }) =>
    tabPanel({ value, label, blocks: [code(highlight, sampleIn(value, call, settings))] }),
  );
  // The code first: on a phone it is what the first screens have room for.
  return [jsxBlock('SampleTabs', { file: route, example: call.name }, panels), ...text];
}

/** @param label what the select of the examples chooses between */
export function sampleTabs(file: SampleFile, sources: Sources, label: string): Block[] {
  const cases = file.calls.map((call) => {
    return { value: call.name, label: call.title, blocks: languageTabs(call, file, sources) };
  });
  return scenarios(label, cases);
}
