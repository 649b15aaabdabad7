/** The languages of code blocks in words, for the heads of the blocks. A language that is not here is named as on its fence. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  php: 'PHP',
  python: 'Python',
  sql: 'SQL',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
  // Plain text says by itself what it is.
  text: '',
};

/** @param language of a fence, `json` */
export const languageName = (language: string): string => NAMES[language] ?? language;
