/** The beginning of the command, in the file for readers and in the repository: reads the arguments and runs what they name. */
import type { Schemas } from '../contract/check-key';
import { examine } from '../conformance/command';
import type { Catalogue } from '../catalogue/catalogue';
import { scenarioRunCommand } from '../scenario-run/command';
import { readArguments, type Arguments } from './arguments';
import { helpText } from './help';
import { OptionMistake } from './option-mistake';
import { serve } from './serve';

/** What every command works with. */
export interface Made {
  readonly catalogue: Catalogue;
  readonly schemas: Schemas;
}

/** @returns the exit status; nothing while the gateway runs on */
async function run(made: Made, given: Arguments): Promise<number | undefined> {
  switch (given.command) {
    case 'play':
      return scenarioRunCommand(made, given);
    case 'exam':
      return examine(made, given);
    default:
      return serve(made, given);
  }
}

const USAGE_STATUS = 2;
const OLDEST_NODE = 20;

/** Runs the command that the arguments of the process name. A mistake in them is told in a sentence, with exit status 2. */
export async function start(made: Made): Promise<void> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  try {
    if (major < OLDEST_NODE)
      throw new OptionMistake(
        `The gateway needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`,
      );
    const given = readArguments(process.argv.slice(2));
    if (given.wantsHelp) console.log(helpText());
    else process.exitCode = await run(made, given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof OptionMistake) console.error('`--help` lists the commands and their options.');
    process.exitCode = error instanceof OptionMistake ? USAGE_STATUS : 1;
  }
}
