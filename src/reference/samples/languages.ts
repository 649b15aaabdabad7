/**
 * In: a call. Out: the program that makes it, in each language of the signing clients. The ids are those of samples/clients/clients.yaml.
 */
import type { SampleCall } from './call';
import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { node } from './node';
import { php } from './php';
import { python } from './python';

type Printer = (call: SampleCall) => string;

const PRINTERS: Readonly<Record<string, Printer>> = { bash: curl, php, python, node, java, go };

/**
 * @param language id of a signing client
 * @throws Error for a client without a generator here, or an example with a number that not every language holds
 */
export function sampleIn(language: string, call: SampleCall): string {
  const print = PRINTERS[language];
  if (!print) {
    throw new Error(
      `samples/clients/clients.yaml has the language "${language}", but src/reference/samples has no generator for it.`,
    );
  }
  return print(call);
}
