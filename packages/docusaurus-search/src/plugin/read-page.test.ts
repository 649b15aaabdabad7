import { describe, expect, it } from 'vitest';
import { readPage } from './read-page';

const OPTIONS = { url: '/docs/callbacks', basePath: '/docs/', ignoreCssSelectors: ['svg'] };
const heading = (id: string, text: string) =>
  `<h2 id=${id}>${text}<a class=hash-link href=#${id}>&#8203;</a></h2>`;
const manifest = (robots = '') =>
  `<manifest><meta name=description content="What the gateway &amp; you send."><meta name=keywords content=webhook,ipn>${robots}</manifest>`;
const sidebar = `<div class=main-wrapper><ul class=menu><li class=menu__list-item-collapsible><a class="menu__link menu__link--active">Basics</a></ul></div>`;
const page = (article: string, robots = '') =>
  `<!doctype html>${manifest(robots)}<body>${sidebar}<article>${article}</article>`;

describe('readPage', () => {
  it('reads a page with its sections, the top first', () => {
    const article = `<h1>Callbacks</h1><p>Above the<br>headings.<svg><text>Drawn</text></svg>${heading('retries', 'Retries')}<p>Sent <b>again</b>.<p>Twice.`;
    expect(readPage(page(article), OPTIONS)).toEqual({
      url: '/callbacks',
      title: 'Callbacks',
      description: 'What the gateway & you send.',
      keywords: 'webhook, ipn',
      breadcrumbs: ['Basics'],
      sections: [
        { title: '', hash: '', text: 'Above the headings.', lines: [] },
        { title: 'Retries', hash: '#retries', text: 'Sent again. Twice.', lines: [] },
      ],
      rows: [],
      links: [],
    });
  });

  it('gives every page a top, also where nothing stands above the first heading', () => {
    const read = readPage(page('<h1>Empty</h1>'), OPTIONS);
    expect(read?.sections).toEqual([{ title: '', hash: '', text: '', lines: [] }]);
  });

  it('keeps a section with the title of its page', () => {
    const read = readPage(
      page(`<h1>Balances</h1><p>Sums.</p>${heading('balances', 'Balances')}<p>All.`),
      OPTIONS,
    );
    expect(read?.sections).toEqual([
      { title: '', hash: '', text: 'Sums.', lines: [] },
      { title: 'Balances', hash: '#balances', text: 'All.', lines: [] },
    ]);
  });

  it('sets elements apart that touch, but for parts of code', () => {
    const rows = '<table><tr id=paid><td><span>Status</span><span>3</span><td>Pa<b>id</b></table>';
    const article = `<h1>A</h1><p>A<span>ny</span><i>one</i><code><b>api</b><b>_key</b></code>.</p>${rows}`;
    const read = readPage(page(article), OPTIONS);
    expect(read?.sections[0]?.text).toBe('Any one api_key. Status 3 Paid');
    expect(read?.rows).toEqual([{ hash: '#paid', subject: 'Status 3', name: '', text: 'Paid' }]);
  });

  it('reads the routes to which the text links, each once', () => {
    const links = '<a href=/docs/errors#203>a</a> <a href=/docs/errors>b</a> <a href=#c>c</a>';
    expect(readPage(`<nav><a href=/docs/>n</a></nav>${page(links)}`, OPTIONS)?.links).toEqual(['/errors']);
  });

  it('does not count the explanation of a word among them', () => {
    const links = '<a data-chip=term href=/docs/glossary#hold>hold</a>';
    expect(readPage(page(links), OPTIONS)?.links).toEqual([]);
  });

  it('leaves out a page that asks not to be indexed', () => {
    expect(readPage(page('<h1>Hidden</h1>', '<meta name=robots content=noindex>'), OPTIONS)).toBeNull();
  });

  it('stops at an anchor that is not one', () => {
    const article = '<h1>A</h1><h2>B<a class=hash-link href=/elsewhere#b></a></h2>';
    expect(() => readPage(page(article), OPTIONS)).toThrow('hash');
  });
});
