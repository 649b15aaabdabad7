import { describe, expect, it } from 'vitest';
import words from '../not-saved.json';
import type { Release } from '../release';
import { notSavedHtml } from './not-saved-page';

const release: Release = {
  id: '1',
  base: '/docs/',
  brand: 'A & B',
  language: 'en',
  storage: 'saved',
  words,
  page: 'offline',
  pages: { a: ['', 1, 'Page <A>'], b: ['', 1, 'Page B'], offline: ['', 1, 'Read without a network'] },
  files: {},
  tools: [],
  namedByContent: [],
  sections: [
    { id: 'one', label: 'One', pages: ['a'] },
    { id: 'two', label: 'Two', pages: ['b'] },
  ],
};

describe('the page in place of one that is not saved', () => {
  it('lists what is saved by section, and nothing else', () => {
    const html = notSavedHtml(release, ['offline', 'a']);
    expect(html).toContain('<h2>One</h2><ul><li><a href="/docs/a">Page &lt;A&gt;</a></li></ul>');
    expect(html).not.toContain('Two');
    expect(html).not.toContain('<h2>More');
    expect(html).toContain('<a href="/docs/offline">');
  });

  it('says so when nothing is saved, and always has Retry', () => {
    const html = notSavedHtml(release, []);
    expect(html).toContain('No page is saved yet');
    expect(html).toContain('<a class="retry" href="">Retry</a>');
    expect(html).toContain('<title>Offline | A &amp; B</title>');
  });

  it('runs no script', () => {
    expect(notSavedHtml(release, ['a'])).not.toMatch(/<script|\son\w+=/);
  });
});
