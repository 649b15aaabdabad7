import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTopics, matchesRoute } from '../../../src/plugins/search-index/search-terms';
import { loadThesaurus } from '../../../src/plugins/search-index/thesaurus';
import { siteRoutes } from '../site-routes';
import { joinedKey, keysOf, stem } from '../../../src/search/tokens';

const root = path.resolve(__dirname, '../../..');
const topics = loadTopics(root);
const concepts = loadThesaurus(root);
const routes = (await siteRoutes(root)).map((route) => route.path);

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
