import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSectionKinds } from '../../../src/plugins/search-index/load-section-kinds';
import { loadTopics, matchesRoute } from '../../../src/plugins/search-index/search-terms';
import { loadThesaurus } from '../../../src/plugins/search-index/thesaurus';
import { listFiles } from '@gateway-docs/kit/files';
import { SEARCH_LANGUAGES } from '@gateway-docs/site-data/operator';
import { siteRoutes } from '../site-routes';
import { joinedKey, keysOf, stem } from '../../../src/search/tokens';

const root = path.resolve(__dirname, '../../..');
const topics = loadTopics(root);
const concepts = loadThesaurus(root);
const routes = (await siteRoutes()).map((route) => route.path);

describe('the thesaurus', () => {
  it('has some five hundred concepts', () => {
    expect(concepts.length).toBeGreaterThan(440);
  });

  it.each(concepts.map((concept) => [concept.site.join(', '), concept] as const))(
    '%s: other words than the site’s',
    (_, { site, others }) => {
      const keys = new Set([...site, ...others].map((phrase) => stem(joinedKey(phrase))));
      expect(keys.size).toBeGreaterThan(1);
      expect([...keys].every((key) => key !== '')).toBe(true);
    },
  );

  it('has phrases of up to six words: nobody types a longer one', () => {
    const phrases = concepts.flatMap(({ site, others }) => [...site, ...others]);
    expect(phrases.filter((phrase) => phrase.split(' ').length > 6)).toEqual([]);
  });
});

describe('the topics', () => {
  it.each(topics.flatMap((topic) => topic.routes))('%s is a route of the site', (pattern) => {
    expect(routes.some((route) => matchesRoute(pattern, route))).toBe(true);
  });

  it.each(topics.map((topic) => [topic.routes.join(', '), topic] as const))(
    '%s: English and Russian words',
    (_, topic) => {
      const { en = [], ru = [] } = topic;
      expect(ru.every((words) => /[а-яё]/i.test(words))).toBe(true);
      expect([...en, ...ru].every((words) => keysOf(words).length > 0)).toBe(true);
      expect(new Set([...en, ...ru]).size).toBe(en.length + ru.length);
    },
  );
});

describe('the kinds of sections', () => {
  const kinds = loadSectionKinds(root, SEARCH_LANGUAGES);
  const sources = ['docs', 'cabinet']
    .flatMap((folder) => listFiles(root, folder))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

  it.each(kinds.flatMap(({ anchors }) => anchors))('%s is a section of ten pages or more', (anchor) => {
    const having = sources.filter((source) => source.includes(`{#${anchor}}`));
    expect(having.length).toBeGreaterThanOrEqual(10);
  });

  it('have words that are found as one key each', () => {
    const words = kinds.flatMap((kind) => kind.words);
    expect(words.filter((word) => keysOf(word).length !== 1)).toEqual([]);
  });
});
