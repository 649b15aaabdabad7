/**
 * `npm run new -- profile <name>`: asks for a provider's values and writes `operator.yaml` into a folder of that name below `profiles`, where logo and
 * fonts stand beside it. Values may come from a terminal or, one a line, from a file: `npm run new -- profile acme < values.txt`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parse } from 'yaml';
import { explainIssues } from '@gateway-docs/kit/yaml';
import { schema } from '@gateway-docs/site-data/operator';
import { ask, type Conversation } from './ask';
import { dateNetworks, newProfile } from './new-profile';
import { questions } from './questions';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Where values are typed: a terminal shows them itself, a file does not. */
type Input = Readable & { readonly isTTY?: boolean };

/**
 * @param input a terminal, or a file with a value on each line
 * @param output where questions are written
 * @returns a conversation over them; lines that come early wait for their question
 */
export function terminal(
  input: Input = process.stdin,
  output: Writable = process.stdout,
): Conversation & { readonly end: () => void } {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      output.write(prompt);
      const next = await lines.next();
      const typed = next.done ? undefined : next.value;
      if (!input.isTTY) output.write(`${typed ?? ''}\n`);
      return typed;
    },
    say: (text) => void output.write(`${text}\n`),
    end: () => reader.close(),
  };
}

/**
 * @param root absolute path of the repository
 * @param name of the folder, in lower case with hyphens
 * @param conversation in which the values are asked for
 * @param now the day of today
 * @returns what was made and the commands that come next
 * @throws Error when the name cannot be, the profile exists, or values are missing
 */
export async function makeProfile(
  root: string,
  name: string | undefined,
  conversation: Conversation,
  now: Date,
): Promise<string> {
  if (name === undefined || !NAME.test(name))
    throw new Error(`Give a name in lower case with hyphens: npm run new -- profile our-company`);
  const target = `profiles/${name}/operator.yaml`;
  const file = path.join(root, target);
  if (existsSync(file))
    throw new Error(`${target} exists and is never overwritten. Edit it, or choose another name.`);
  const demo = readFileSync(path.join(root, 'data/operator.yaml'), 'utf8');
  const asked = questions({ root, folder: path.dirname(file), demo: schema.parse(parse(demo)) });
  conversation.say(
    `${asked.length} questions. An empty line takes the value in brackets. Put your logo into profiles/${name} first, if you have one.\n`,
  );
  const profile = newProfile(demo, now);
  for (const question of asked) await ask(question, profile, conversation);
  dateNetworks(profile, now);
  const result = schema.safeParse(profile.toJS());
  if (!result.success) throw new Error(explainIssues(target, result.error));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, profile.toString({ lineWidth: 0, flowCollectionPadding: false }));
  return [
    '',
    `Made: ${target}. Read its other values, then build the site:`,
    `  OPERATOR_PROFILE=${target} npm run facts`,
    `  OPERATOR_PROFILE=${target} npm run build`,
    'Every key: docs-dev/for-providers.md.',
  ].join('\n');
}
