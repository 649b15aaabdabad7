import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keywordsOfRoute, loadTopics, matchesRoute } from './search-terms';

/** A repository with this file. */
function siteWith(topics: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'search-terms-'));
  mkdirSync(path.join(siteDir, 'data/search'), { recursive: true });
  writeFileSync(path.join(siteDir, 'data/search/topics.yaml'), topics);
  return siteDir;
}

describe('loadTopics', () => {
  it('reads words that commas separate', () => {
    const topics = loadTopics(siteWith('topics:\n  - routes: [/callbacks]\n    en: webhook, push url\n'));
    expect(topics).toEqual([{ routes: ['/callbacks'], en: ['webhook', 'push url'] }]);
  });

  it.each([
    [
      'an unknown key',
      'topics:\n  - routes: [/a]\n    de: Wort\n',
      /data\/search\/topics\.yaml[^]*topics\[0\]: .*de/,
    ],
    ['a route without a slash', 'topics:\n  - routes: [a]\n', /topics\[0\]\.routes\[0\]/],
    ['an empty word', 'topics:\n  - routes: [/a]\n    en: a,, b\n', /topics\[0\]\.en\[1\]/],
  ])('names file and place of %s', (_, topics, message) => {
    expect(() => loadTopics(siteWith(topics))).toThrow(message);
  });
});

describe('matchesRoute', () => {
  it.each([
    ['/callbacks', '/callbacks', true],
    ['/callbacks', '/callbacks_get', false],
    ['/api/*/transaction/create', '/api/v1/transaction/create', true],
    ['/api/*/create', '/api/v1/transaction/create', false],
    ['/cabinet/balances/', '/cabinet/balances/', true],
  ])('%s stands for %s: %s', (pattern, route, expected) => {
    expect(matchesRoute(pattern, route)).toBe(expected);
  });
});

describe('keywordsOfRoute', () => {
  it('adds up the words of all topics of a route, in the languages of the profile', () => {
    const topics = [
      { routes: ['/a', '/b'], en: ['one'], ru: ['один'] },
      { routes: ['/b'], en: ['two'] },
    ];
    expect(keywordsOfRoute(topics, '/b', ['ru', 'en'])).toEqual(['one', 'один', 'two']);
    expect(keywordsOfRoute(topics, '/b', ['en', 'zh'])).toEqual(['one', 'two']);
    expect(keywordsOfRoute(topics, '/c', ['en', 'ru'])).toEqual([]);
  });
});
