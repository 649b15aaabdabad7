/**
 * Prism with the languages of this site, set up once for the build. It is the copy that prism-react-renderer carries, so that
 * the colours are those of a stock Docusaurus site; Prism's own language files extend whatever `Prism` is global.
 */
import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

/** In the order that they build on each other: PHP needs markup-templating. */
const EXTRA = ['bash', 'http', 'java', 'markup-templating', 'php', 'nginx', 'ini'];

/** Names that writers use → Prism's names. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  js: 'javascript',
  ts: 'typescript',
  yml: 'yaml',
};

// No types know of the global.
const scope = globalThis as { Prism?: unknown };
const outer = scope.Prism;
scope.Prism = Prism;
const load = createRequire(__filename);
for (const language of EXTRA) load(`prismjs/components/prism-${language}.js`);
if (outer === undefined) delete scope.Prism;
else scope.Prism = outer;

type Grammar = (typeof Prism.languages)[string];

/** @returns the grammar of a language, or undefined for plain text and languages that the site does not use */
export const grammarOf = (language: string): Grammar | undefined =>
  Prism.languages[ALIASES[language] ?? language];

/** Every name that a fence may have. */
export const languages: readonly string[] = [
  ...Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object'),
  ...Object.keys(ALIASES),
];

/** @param language of a fence */
export const isKnownLanguage = (language: string): boolean => languages.includes(language);

export { Prism };
