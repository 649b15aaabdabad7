import { describe, expect, it } from 'vitest';
import type { ResultHit } from '../../engine/results';
import { hitHtml } from './hit-html';

const KINDS = [
  { name: 'concept', label: 'Page', icon: 'M0 0h1' },
  { name: 'operation', label: 'API call', icon: 'M0 0h2' },
];
const HIT: ResultHit = {
  u: '/callbacks',
  t: 'Callbacks',
  s: 'Retries',
  h: '#retries',
  b: ['Basics', 'A & B'],
  kind: 'concept',
  versions: [],
  marks: ['retries'],
  titlePieces: ['Callbacks'],
  sectionPieces: ['', 'Retries'],
  textPieces: ['Answer <2xx>, or the ', 'retries', ' go on.'],
};

/** The HTML without names of classes and without the drawing. */
const plain = (hit: ResultHit): string =>
  hitHtml(hit, KINDS)
    .replace(/<svg.*?<\/svg>/, '')
    .replace(/ class="[^"]*"/g, '');

describe('hitHtml', () => {
  it('says path, title, section and text, with the words marked and nothing read as markup', () => {
    expect(plain(HIT)).toBe(
      '<span>Basics › A &amp; B</span><span>Callbacks</span>' +
        '<span><span><mark>Retries</mark></span> Answer &lt;2xx&gt;, or the <mark>retries</mark> go on.</span>',
    );
  });

  it('says the same with its text still to come, but for that', () => {
    const early = hitHtml({ ...HIT, s: '', h: '', sectionPieces: [''], textPieces: [''] }, KINDS);
    expect(early).toBe(hitHtml(HIT, KINDS, ''));
  });

  it('has a tag for each of two versions, and none for one', () => {
    const versions = [
      { version: 'v2', u: '/api/v2/a' },
      { version: 'v1', u: '/api/v1/a' },
    ] as const;
    const top = { ...HIT, s: '', b: [] };
    expect(plain({ ...top, versions })).toContain(
      '<span>Callbacks<span><span>v2</span><span>v1</span></span></span>',
    );
    expect(plain({ ...top, versions: versions.slice(0, 1) })).toContain('<span>Callbacks</span>');
  });

  it('names the kind of page for screen readers', () => {
    expect(hitHtml({ ...HIT, kind: 'operation' }, KINDS)).toContain('aria-label="API call"');
  });
});
