/**
 * In: a call. Out: the program that makes it: plain cURL, and in every other language one that uses the signing client. The ids are those of samples/clients/clients.yaml.
 */
import type { SampleCall, SampleSettings } from './call';
import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { node } from './node';
import { php } from './php';
import { python } from './python';

type Printer = (call: SampleCall, settings: SampleSettings) => string;

const PRINTERS: Readonly<Record<string, Printer>> = { bash: curl, php, python, node, java, go };

/**
 * @param language id of a signing client
 * @param settings for the sample without a client
 * @throws Error for a client without a generator here, or an example with a number that not every language holds
 */
export function sampleIn(language: string, call: SampleCall, settings: SampleSettings): string {
  const print = PRINTERS[language];
  if (!print) {
    throw new Error(
      `samples/clients/clients.yaml has the language "${language}", but packages/contract/src/samples has no generator for it.`,
    );
  }
  return print(call, settings);
}
