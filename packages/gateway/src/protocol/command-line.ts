/**
 * The commands of the local gateway and their options: what `--help` prints and what the page "Run the gateway on your machine" shows. Writers
 * keep them in `data/texts`; the command reads its arguments by the same list.
 */
import texts from '../../../../data/texts/commands.json';

/** One option of a command. */
export interface CommandOption {
  /** Without the two hyphens. */
  readonly name: string;
  /** What stands for the value in help; an option without one is a switch. */
  readonly value?: string;
  /** What holds where the option is left out, in words. */
  readonly otherwise: string;
  /** A sentence or two. */
  readonly description: string;
  /** A further sentence, about version 1. */
  readonly ofV1?: string;
}

/** Empty for the command without a name, which starts the gateway. */
export type CommandName = keyof typeof texts.commands;

/** One command: `node gateway.mjs <name> <operands>`. */
export interface Command {
  readonly name: CommandName;
  /** Names of the operands in help. */
  readonly operands: string;
  readonly purpose: string;
  readonly options: readonly CommandOption[];
}

/** The port that is taken without `--port`. */
export const DEFAULT_PORT = 8090;

/** What the log may hold. */
export const LOG_KINDS = ['lines', 'bytes', 'none'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const optionsOf = (options: Readonly<Record<string, Omit<CommandOption, 'name'>>>): CommandOption[] =>
  Object.entries(options).map(([name, option]) => ({ name, ...option }));

/** In the order in which help and page show them. */
export const COMMANDS: readonly Command[] = (Object.keys(texts.commands) as CommandName[]).map((name) => {
  const command = texts.commands[name];
  return { ...command, name, options: optionsOf(command.options) };
});
