/** The beginning of the command, in the file for readers and in the repository: reads the arguments and runs what they name. */
import { examine } from '../conformance/command';
import type { GatewayParts } from '../catalogue/catalogue';
import { docsCommand } from '../docs/command';
import { openDocs, type PackedDocs } from '../docs/docs';
import { scenarioRunCommand } from '../scenario-run/command';
import type { CommandName } from '../protocol/command-line';
import { readArguments, type Arguments } from './arguments';
import { helpText } from './help';
import { OptionMistake } from './option-mistake';
import { serve } from './serve';

/** What the commands work with. */
interface CommandParts extends GatewayParts {
  /** In the built file alone. */
  readonly docs?: PackedDocs;
}

/** Gives the exit status; nothing while the gateway or the server of the protocol runs on. */
type Run = (parts: CommandParts, given: Arguments) => Promise<number | undefined>;

const RUNS: Readonly<Record<CommandName, Run>> = {
  '': serve,
  play: scenarioRunCommand,
  exam: examine,
  docs: ({ docs }, given) => docsCommand(docs, given),
  async mcp(parts) {
    const docs = openDocs(parts.docs);
    // Not before: the other commands need not wait for the code of the protocol.
    const { serveMcp } = await import('../mcp/serve');
    serveMcp(parts, docs);
    return undefined;
  },
};

const USAGE_STATUS = 2;
const OLDEST_NODE = 20;

/** Runs the command that the arguments of the process name. A mistake in them is told in a sentence, with exit status 2. */
export async function start(parts: CommandParts): Promise<void> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  try {
    if (major < OLDEST_NODE)
      throw new OptionMistake(
        `The gateway needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`,
      );
    const given = readArguments(process.argv.slice(2));
    if (given.wantsHelp) console.log(helpText());
    else process.exitCode = await RUNS[given.command](parts, given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof OptionMistake) console.error('`--help` lists the commands and their options.');
    process.exitCode = error instanceof OptionMistake ? USAGE_STATUS : 1;
  }
}
