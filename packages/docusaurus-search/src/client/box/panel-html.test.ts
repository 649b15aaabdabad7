import { describe, expect, it } from 'vitest';
import type { ResultHit, ResultSet } from '../../engine/results';
import type { SearchState } from '../search';
import { NO_RESULTS } from '../tests/no-results';
import { recentHtml, responseHtml } from './panel-html';

const OPTIONS = {
  baseUrl: '/docs/',
  contexts: [],
  versions: [],
  hasVersions: false,
  kinds: [],
  description: '',
  elsewhere: [['Ask ', { label: 'support', to: '/help' }, ' <now>.']],
};

const HIT: ResultHit = {
  u: '/refund',
  t: 'Refund',
  s: 'When',
  h: '#when',
  b: [],
  kind: '',
  versions: [],
  marks: ['refund'],
  titlePieces: ['', 'Refund', ''],
  sectionPieces: ['When'],
  textPieces: ['Soon.'],
};

function stateOf(results: Partial<ResultSet> | undefined, more: Partial<SearchState> = {}): SearchState {
  return {
    status: 'ready',
    query: 'refund',
    responded: 'refund',
    isSlow: false,
    ...(results ? { results: { ...NO_RESULTS, ...results } } : {}),
    ...more,
  };
}

/** The HTML without names of classes. */
const shown = (state: SearchState) =>
  responseHtml(state, '/docs/search?q=a&b', OPTIONS).replace(/ class="[^"]*"/g, '');

describe('the box under the bar', () => {
  it('has an option for each hit, whose place and text come later, and the way to all results', () => {
    const html = shown(stateOf({ hits: [HIT], total: 1 }));
    expect(html).toBe(
      '<div id="search-suggestions" role="listbox" aria-label="Suggestions">' +
        '<a id="search-suggestions-0" role="option" aria-selected="false" tabindex="-1"><span><mark>Refund</mark></span><span></span></a>' +
        '</div><a href="/docs/search?q=a&amp;b">See all results</a>',
    );
    const early = { ...HIT, s: '', h: '', sectionPieces: [''], textPieces: [''] };
    expect(shown(stateOf({ hits: [early], total: 1, from: 'titles' }))).toBe(html);
  });

  it('says that there is nothing, what is near, and what to try elsewhere', () => {
    const html = shown(stateOf({ near: ['re"fund'] }));
    expect(html).toContain('<p>No results</p>');
    expect(html).toContain('<button type="button" data-query="re&quot;fund">re&quot;fund</button>');
    expect(html).toContain('<p>Ask <a href="/docs/help">support</a> &lt;now&gt;.</p>');
  });

  it('does not say so of the query before while this one takes long, nor of a part of the index', () => {
    const late = { query: 'refunds', isSlow: true };
    expect(shown(stateOf({}, late))).toBe('<div><p>Searching…</p></div>');
    expect(shown(stateOf({ from: 'partial' }))).not.toContain('No results');
  });

  it('offers another try, or a reload', () => {
    expect(shown(stateOf(undefined, { status: 'failed', reason: 'unreachable' }))).toContain(
      '<button type="button" data-action="retry">Retry</button>',
    );
    expect(shown(stateOf(undefined, { status: 'failed', reason: 'outdated' }))).toContain(
      'data-action="reload"',
    );
  });

  it('has the last queries, and a button that forgets them', () => {
    const html = recentHtml(['a <b>']).replace(/ class="[^"]*"/g, '');
    expect(html).toContain('<li><button type="button" data-query="a &lt;b&gt;">a &lt;b&gt;</button></li>');
    expect(html).toContain('<button type="button" data-action="forget">Clear</button>');
  });
});
