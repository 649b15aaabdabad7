import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSearchTerms, matchesRoute } from '../../../src/plugins/search-index/search-terms';
import { siteRoutes } from '../site-routes';
import { joinedKey, keysOf, stem } from '../../../src/search/tokens';

const root = path.resolve(__dirname, '../../..');
const { topics, synonyms } = loadSearchTerms(root);
const routes = (await siteRoutes(root)).map((route) => route.path);

describe('the synonyms', () => {
  it.each(synonyms.map((group) => [group.join(', '), group] as const))(
    '%s: two different words or more',
    (_, group) => {
      expect(new Set(group.map((word) => stem(joinedKey(word)))).size).toBeGreaterThan(1);
    },
  );

  it('are single words or pairs: a longer phrase is never found', () => {
    expect(synonyms.flat().filter((word) => word.split(' ').length > 3)).toEqual([]);
  });

  it('do not repeat a group', () => {
    const keys = synonyms.map((group) => [...group].sort().join());
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
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
