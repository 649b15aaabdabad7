/** The text of `--help`, made from the list that the page shows too. */
import { COMMANDS, type Command, type CommandOption } from '../protocol/command-line';

const WIDTH = 96;
const INDENT = 26;

/** Breaks a text into lines behind an indent. */
function wrapped(text: string, indent: number): string {
  const line = new RegExp(`(?<=^| )(?:.{1,${WIDTH - indent}}(?= |$)|\\S+)`, 'g');
  return (text.match(line) ?? []).join(`\n${' '.repeat(indent)}`);
}

function optionText({ name, value, otherwise, description, ofV1 = '' }: CommandOption): string {
  const left = `  --${name}${value === undefined ? '' : ` <${value}>`}`;
  const text = wrapped(`${[description, ofV1].filter(Boolean).join(' ')} Without it: ${otherwise}.`, INDENT);
  return left.length < INDENT - 1 ? `${left.padEnd(INDENT)}${text}` : `${left}\n${' '.repeat(INDENT)}${text}`;
}

function commandText({ name, operands, purpose, options }: Command): string {
  const call = ['node gateway.mjs', name, operands, '[options]'].filter(Boolean).join(' ');
  const lines = options.length > 0 ? ['', ...options.map(optionText)] : [];
  return [call, `  ${wrapped(purpose, 2)}`, ...lines].join('\n');
}

/** @returns commands and options, lines of at most 96 characters */
export const helpText = (): string =>
  ['A payment gateway for your own machine. No money moves.', ...COMMANDS.map(commandText)].join('\n\n');
