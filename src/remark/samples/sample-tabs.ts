/**
 * In: a file of samples. Out: a tab for each example, and in it a panel for each language, the code in all of them. `moveSamplesToFile` takes out of
 * a page again what its readers load when they choose a language; the Markdown twin prints everything.
 */
import type { ClientSource } from '../../reference/samples/samples-schema';
import type { SampleCall } from '../../reference/samples/call';
import { sampleIn } from '../../reference/samples/languages';
import { jsxBlock } from '../mdast/jsx';
import { markdownBlocks } from '../mdast/markdown';
import { code, type Block } from '../mdast/nodes';
import type { SampleFile } from './sample-files';

type Languages = readonly Pick<ClientSource, 'id' | 'label' | 'highlight'>[];

function languageTabs(call: SampleCall, { route }: SampleFile, languages: Languages): Block[] {
  const text = call.description === undefined ? [] : markdownBlocks(call.description);
  const panels = languages.map(({ id, label, highlight }) =>
    jsxBlock('TabPanel', { value: id, label }, [code(highlight, sampleIn(id, call))]),
  );
  return [...text, jsxBlock('SampleTabs', { file: route, example: call.name }, panels)];
}

/** @param label what the tabs of the examples choose between, for screen readers */
export function sampleTabs(file: SampleFile, languages: Languages, label: string): Block[] {
  const [first] = file.calls;
  if (!first) return [];
  if (file.calls.length === 1) return languageTabs(first, file, languages);
  const panels = file.calls.map((call) =>
    jsxBlock('TabPanel', { value: call.name, label: call.title }, languageTabs(call, file, languages)),
  );
  return [jsxBlock('Tabs', { label }, panels)];
}
