/** In: the arguments of the process. Out: the command, its operands and the texts of its options. What does not belong is refused in a sentence. */
import { suggest } from '@gateway-docs/kit';
import { COMMANDS, type Command } from '../protocol/command-line';
import { named, OptionMistake } from './option-mistake';

const HELP = new Set(['--help', '-h', 'help']);

const BY_NAME = new Map<string, Command>(COMMANDS.map((command) => [command.name, command]));

/**
 * @param given after the name of the file
 * @throws OptionMistake
 */
export function readArguments(given: readonly string[]) {
  const [first = ''] = given;
  const isNamed = first !== '' && !first.startsWith('-') && !HELP.has(first);
  const { name, options: known } = named(BY_NAME, isNamed ? first : '', 'There is no command');
  // Texts by name; a switch that is given has an empty one.
  const options = new Map<string, string>();
  const operands: string[] = [];
  const rest = given.slice(isNamed ? 1 : 0);
  for (let at = 0; at < rest.length; at++) {
    const text = rest[at] ?? '';
    if (!text.startsWith('-') || HELP.has(text)) {
      if (!HELP.has(text)) operands.push(text);
      continue;
    }
    const [, option = '', , inline] = /^--?([^=]*)(=(.*))?$/s.exec(text) ?? [];
    const found = known.find((candidate) => candidate.name === option);
    if (!found || !text.startsWith('--')) {
      const names = known.map((candidate) => `--${candidate.name}`);
      throw new OptionMistake(
        `There is no option ${text.replace(/=.*/s, '')}. ${suggest(`--${option}`, names)}`,
      );
    }
    if (options.has(option)) throw new OptionMistake(`--${option} is there twice.`);
    const value = found.value === undefined ? '' : (inline ?? rest[++at]);
    if (found.value === undefined && inline !== undefined)
      throw new OptionMistake(`--${option} takes no value.`);
    if (value === undefined || (inline === undefined && value.startsWith('--')))
      throw new OptionMistake(`--${option} needs a value: --${option} <${found.value ?? ''}>.`);
    options.set(option, value);
  }
  return { command: name, operands, options, wantsHelp: given.some((text) => HELP.has(text)) };
}

export type Arguments = Readonly<ReturnType<typeof readArguments>>;
