/** In: the template of a skill. Out: the skill as its file says it (agentskills.io): name and description, then instructions. */
import { within, WriterError } from '@gateway-docs/kit';
import { readFrontMatter } from '@gateway-docs/kit/yaml';
import type { SiteData } from '@gateway-docs/contract';
import { IN_FACTS, inWords } from '@gateway-docs/site-data/cross-references';
import { holds, readCondition } from '@gateway-docs/site-data/offer';

/** A template as it lies in its folder. */
export interface Template {
  /** `accept-payments`, which is the name of the skill. */
  readonly name: string;
  /** From the root of the repository, for messages. */
  readonly file: string;
  readonly source: string;
}

/** @returns Markdown of a text in the syntax of pages @throws Error for a writer's mistake, with file and line */
export type Print = (file: string, source: string) => string;

const KEYS = ['title', 'description', 'only'];

/**
 * @param template front matter with `title` and `description`, and `only` where the skill depends on what is offered; then the instructions
 * @returns the skill; undefined where the provider does not offer what it is about
 * @throws Error for a writer's mistake, with file and line
 */
export function readSkill({ name, file, source }: Template, data: SiteData, print: Print) {
  const { value, lineOf } = readFrontMatter(file, source);
  const head: Readonly<Record<string, unknown>> = { ...(value as object) };
  const at = <Value>(key: string, read: () => Value): Value => within(`${file}:${lineOf([key])}`, read);
  const textOf = (key: string): string => {
    const text = head[key];
    if (typeof text === 'string' && text !== '') return text;
    throw new WriterError(`A skill needs ${key}, a text.`);
  };
  for (const key of Object.keys(head))
    at(key, () => {
      if (!KEYS.includes(key)) throw new WriterError(`Unknown key ${key}. A skill has ${KEYS.join(', ')}.`);
    });
  if ('only' in head && !at('only', () => holds(readCondition(textOf('only')), data.offer))) return undefined;
  const wordsOf = (key: string): string => at(key, () => inWords(textOf(key), data, IN_FACTS));
  const description = wordsOf('description');
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${wordsOf('title')}\n\n${print(file, source)}`;
  return {
    name,
    description,
    /** Of the file, with its front matter. */
    text,
  };
}

/** What an agent reads of a skill before it opens it, and the whole file. */
export type Skill = Readonly<NonNullable<ReturnType<typeof readSkill>>>;
