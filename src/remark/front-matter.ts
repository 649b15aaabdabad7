/**
 * In: the front matter of a page. Out: the same, checked by a strict schema, with `{operator.…}` in title and description
 * replaced. A wrong key or value stops the build, and the message names file, line, what was found and what is allowed.
 */
import * as z from 'zod';
import texts from '../../data/texts/front-matter.json';
import { keepOfferedWords } from '@gateway-docs/site-data/offer';
import type { SiteData } from '@gateway-docs/contract';
import { readFrontMatter, type FrontMatter, refusePlaceholders } from '@gateway-docs/kit/yaml';
import { replaceOperator } from './cross-references/replace';
import { suggest } from '@gateway-docs/kit';
import type { SearchLanguage } from '@gateway-docs/site-data/operator';

const OWN_SCRIPTS: Partial<Record<SearchLanguage, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/**
 * In: a word that writers have given a page for the search, and the search languages of the profile. Out: whether readers of this site search by it.
 * A language with a script of its own is told by its letters; words in Latin letters stay under every profile.
 * @param word of the front matter of a page
 * @param languages the search languages of the profile
 * @returns false for a word in the letters of a language that the profile does not have
 */
function isSearched(word: string, languages: readonly SearchLanguage[]): boolean {
  return Object.entries(OWN_SCRIPTS).every(
    ([language, script]) => languages.some((one) => one === language) || !script.test(word),
  );
}

const route = z.string().regex(/^\/?[a-z0-9_/-]*$/i, 'must be a route such as /request_format');

/** A bare number is a word like any other: readers search for codes. */
const keyword = z
  .union([z.string(), z.number()], {
    error: 'a keyword is a word: put it in quotes if YAML takes it for something else',
  })
  .transform(String);

/** Kinds of guides to services. */
const GUIDES = ['method', 'country', 'family', 'api'] as const;

/** Every key that a page may have; the descriptions are the writer's guide to them. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(3).max(80).describe(texts.title),
  description: z
    .string()
    .min(50, 'is too short: write 50 to 160 characters that say what the reader finds here')
    .max(160, 'is too long: write 50 to 160 characters that say what the reader finds here')
    .describe(texts.description),
  keywords: z.array(keyword).optional().describe(texts.keywords),
  slug: route.optional().describe(texts.slug),
  sidebar_label: z.string().optional().describe(texts.sidebar_label),
  hide_table_of_contents: z.literal(true).optional().describe(texts.hide_table_of_contents),
  id: z.string().optional().describe(texts.id),
  sidebar_group: z.string().optional().describe(texts.sidebar_group),
  sidebar_position: z.number().optional().describe(texts.sidebar_position),
  pagination_next: z.string().nullable().optional().describe(texts.pagination_next),
  pagination_prev: z.string().nullable().optional().describe(texts.pagination_prev),
  guide: z.enum(GUIDES).optional().describe(texts.guide),
  scope: z.enum(['general', 'particular']).optional().describe(texts.scope),
  tasks: z
    .record(
      z.string().regex(/^(page|[a-z0-9_-]+)$/i, 'must be the anchor of a section, or page'),
      z.string().trim().min(3),
    )
    .optional()
    .describe(texts.tasks),
  services: z.array(z.string()).optional().describe(texts.services),
  only: z.string().optional().describe(texts.only),
});

const KEYS = Object.keys(frontMatterSchema.shape);

/** A value as a message shows it; of a long text its length says more. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string' && value.length > 60) return `${value.length} characters`;
  return JSON.stringify(value);
}

/** What zod says, without what the message says in its own way. */
const wanted = (message: string): string =>
  message.replace(/^Invalid (?:input|option): /, '').replace(/, received \w+$/, '');

/** One line for each wrong key, with the line of the file where it stands. */
function explain(issue: z.core.$ZodIssue, file: string, { lineOf }: FrontMatter): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${file}:${lineOf([...issue.path, key])}: unknown key "${key}". ${suggest(key, KEYS)}`,
    );
  }
  const location = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  return [`${file}:${lineOf(issue.path)}: ${location}${wanted(issue.message)}; found ${shown(issue.input)}`];
}

/** Where each page is a guide to services. */
const SERVICE_GUIDE = /(?:^|[\\/])docs[\\/]services[\\/]/;

type Head = z.infer<typeof frontMatterSchema>;

/** Services of a page that the catalogue does not have; those that a provider leaves out are in it. */
function unknownServices(
  file: string,
  { services = [] }: Head,
  { lineOf }: FrontMatter,
  known: ReadonlySet<string>,
): string[] {
  const unknown = services.filter((slug) => !known.has(slug));
  return unknown.map((slug) => {
    const place = `${file}:${lineOf(['services', services.indexOf(slug)])}`;
    return `${place}: services names "${slug}", which data/services has not. ${suggest(slug, known)}`;
  });
}

/** What a guide to services has to say of itself, and another page has not. */
function missingInGuide(file: string, { guide, services }: Head): string[] {
  if (!SERVICE_GUIDE.test(file)) return [];
  const needsServices = (guide ?? 'method') === 'method' && !services?.length;
  const kinds = `guide is missing. A page of docs/services says which kind of guide it is: ${GUIDES.join(', ')}.`;
  const entries =
    'services is missing. A guide to a method names its entries of data/services: services: [pix].';
  const missing = [...(guide === undefined ? [kinds] : []), ...(needsServices ? [entries] : [])];
  return missing.map((problem) => `${file}:1: ${problem}`);
}

/**
 * Checks the front matter of one page.
 * @param file path for the message
 * @param found what its text has
 * @throws Error that names file and line of each wrong key, what was found there, and what is nearest to it
 */
export function checkFrontMatter(
  file: string,
  found: FrontMatter,
  { operator, offer }: Pick<SiteData, 'operator' | 'offer'>,
): Record<string, unknown> {
  const replaced: Record<string, unknown> =
    typeof found.value === 'object' && !Array.isArray(found.value) ? { ...found.value } : {};
  for (const key of ['title', 'description'] as const) {
    if (typeof replaced[key] === 'string')
      replaced[key] = replaceOperator(keepOfferedWords(replaced[key], offer), { operator });
  }
  if (Array.isArray(replaced.keywords))
    replaced.keywords = replaced.keywords.flatMap((word: unknown) => {
      if (typeof word !== 'string') return [word];
      const offered = keepOfferedWords(word, offer);
      return offered !== '' && isSearched(offered, operator.search.languages) ? [offered] : [];
    });
  const result = frontMatterSchema.safeParse(replaced, { reportInput: true });
  const lines = result.success
    ? [
        ...missingInGuide(file, result.data),
        ...unknownServices(file, result.data, found, offer.known.service),
      ]
    : result.error.issues.flatMap((issue) => explain(issue, file, found));
  if (result.success && lines.length === 0) return result.data;
  throw new Error(lines.join('\n'));
}

type File = Readonly<Record<'filePath' | 'fileContent', string>>;
type Parse<Params> = (params: Params) => Promise<{ frontMatter: Record<string, unknown>; content: string }>;

/** The front matter as text. Places in the page's own text fail with the page (check-page.ts), so that the others can be seen meanwhile. */
const HEAD = /^---\n[\s\S]*?\n---/;

/** @returns whether Docusaurus turns a file into no page of its own, by its name */
export const isPartial = (file: string): boolean => /(^|[\\/])_/.test(file);

/** A neighbour that the provider leaves out is the one that the sidebar gives, or none. */
function withoutLeftOutNeighbours(
  frontMatter: Record<string, unknown>,
  files: readonly string[],
): Record<string, unknown> {
  const isLeftOut = ([key, value]: [string, unknown]): boolean =>
    key.startsWith('pagination_') && files.some((file) => file.endsWith(`/${String(value)}.mdx`));
  return Object.fromEntries(Object.entries(frontMatter).filter((entry) => !isLeftOut(entry)));
}

/**
 * Makes the `markdown.parseFrontMatter` hook of the Docusaurus config.
 * @param known the profile whose values `{operator.…}` names, and what it leaves out
 */
export function frontMatterParser(
  known: Pick<SiteData, 'operator' | 'offer' | 'leftOut'>,
): Parse<File & { readonly defaultParseFrontMatter: Parse<File> }> {
  return async (params) => {
    if (isPartial(params.filePath)) return params.defaultParseFrontMatter(params);
    refusePlaceholders(params.filePath, HEAD.exec(params.fileContent)?.[0] ?? '');
    // Before Docusaurus reads it: its parser names no file for what is no YAML.
    const found = readFrontMatter(params.filePath, params.fileContent);
    const frontMatter = checkFrontMatter(params.filePath, found, known);
    const { content } = await params.defaultParseFrontMatter(params);
    return { content, frontMatter: withoutLeftOutNeighbours(frontMatter, known.leftOut.files) };
  };
}
