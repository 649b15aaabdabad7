/**
 * `npm run new -- profile <name>`: asks for a provider's values and writes `operator.yaml` into a folder of that name below `profiles`, where logo and
 * fonts stand beside it. Values may come from a terminal or, one a line, from a file: `npm run new -- profile acme < values.txt`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parse, type Document, parseDocument } from 'yaml';
import { explainIssues } from '@gateway-docs/kit/yaml';
import { schema } from '@gateway-docs/site-data/operator';
import { questions, type Question } from './questions';
import { schemaOf } from './schema-of';

const HEAD = `# The operator profile: what a provider changes to put this site under its own name.
# Values that nobody asked for are those of the demonstration. Every key: docs-dev/for-providers.md.
`;

/** Comments at the beginning of the file. */
const HEAD_OF_DEMO = /^(?:#.*\n)+/;

/** Keys that the demonstration alone has a value for, each with the lines below it. */
const ITS_OWN = /^(?<indent> *)(?:announcement|security_contact|source|hours):.*(?:\n\k<indent> +\S.*)*/gm;

/**
 * In: the text of the demonstration profile, whose comments say what each key means. Out: a profile that grows while the questions are asked. What the
 * demonstration has for itself alone (news, contacts) stands in it as comments, everything else with the value that most providers keep.
 * @param demo text of `data/operator.yaml`
 * @param now the day of today
 */
function newProfile(demo: string, now: Date): Document {
  const text = demo
    .replace(HEAD_OF_DEMO, HEAD)
    .replaceAll(ITS_OWN, (lines, indent: string) => lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '$&# '));
  const profile = parseDocument(text);
  profile.set('copyright_year', now.getUTCFullYear());
  return profile;
}

/** Dates the list of networks that was asked for: the feed of changes begins with it. */
function dateNetworks(profile: Document, now: Date): void {
  const networks = profile.getIn(['callbacks', 'source_networks']);
  const changes = [{ on: now.toISOString().slice(0, 10), networks }];
  profile.setIn(
    ['callbacks', 'network_changes'],
    profile.createNode(changes, { aliasDuplicateObjects: false }),
  );
}

/** Puts what was typed into the profile. @throws Error that says what is wrong with it */
function accept({ key, read, check }: Question, typed: string, profile: Document): void {
  const result = schemaOf(key).safeParse(read ? read(typed) : typed);
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join('; '));
  check?.(typed);
  profile.setIn(key.split('.'), profile.createNode(result.data));
}

/**
 * In: the questions, and a way to ask them. Out: the profile with the values. A value that cannot be is told in the words that the build would use, and
 * asked again: nobody types fifteen values to learn of the first mistake at the end.
 * Asks until the value can be.
 * @param question what to ask
 * @param profile where the value is put; where nothing is typed and nothing is usual, the key is left out
 * @param conversation with the person who types, or with a file
 * @throws Error when there are no more lines
 */
async function ask(question: Question, profile: Document, { ask: show, say }: Conversation): Promise<void> {
  const usual = question.usual?.(profile);
  const prompt = `${question.asks}\n  (${question.rule})${usual ? ` [${usual}]` : ''}\n> `;
  for (;;) {
    const line = await show(prompt);
    if (line === undefined)
      throw new Error(`Nothing was written: the values ended at "${question.asks}" (${question.key}).`);
    const typed = line.trim() === '' ? usual : line.trim();
    if (typed === '') return;
    try {
      if (typed === undefined) throw new Error('a value is needed here');
      accept(question, typed, profile);
      return;
    } catch (error) {
      say(`  No: ${error instanceof Error ? error.message : String(error)}.`.replace(/([.?])\.$/, '$1'));
    }
  }
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Where values are typed: a terminal shows them itself, a file does not. */
type Input = Readable & { readonly isTTY?: boolean };

/**
 * @param input a terminal, or a file with a value on each line
 * @param output where questions are written
 * @returns a conversation over them; lines that come early wait for their question
 */
export function terminal(input: Input = process.stdin, output: Writable = process.stdout) {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    /** Shows a question and gives the line that was typed; undefined when there is no more. */
    async ask(prompt: string): Promise<string | undefined> {
      output.write(prompt);
      const next = await lines.next();
      const typed = next.done ? undefined : next.value;
      if (!input.isTTY) output.write(`${typed ?? ''}\n`);
      return typed;
    },
    say: (text: string): void => void output.write(`${text}\n`),
    end: () => reader.close(),
  };
}

type Conversation = Pick<ReturnType<typeof terminal>, 'ask' | 'say'>;

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
