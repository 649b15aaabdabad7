import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines';

const heading = (id: string) => `<h2>${id}<a class="hash-link" href="#${id}"></a></h2>`;

describe('the lines of a page', () => {
  it('are its sentences by section, without code and labels', () => {
    const $ = load(
      `<article><p>One sentence stands here. Another one follows it.</p>${heading('a')}<ul><li>An item of a list is one.</li></ul><pre>const code = is.left.out;</pre><p>Label</p></article>`,
    );
    expect([...linesOf($)]).toEqual([
      ['', ['One sentence stands here.', 'Another one follows it.']],
      ['#a', ['An item of a list is one.']],
    ]);
  });

  it('are rows as first cell and the others, with the names of columns before cells of few words', () => {
    const row = '<tr><td>Visa</td><td>10 days</td><td>A hold that the payer starts ends by itself.</td></tr>';
    const $ = load(
      `<article><table><thead><tr><th>Scheme</th><th>Hold</th><th>Rule</th></tr></thead><tbody>${row}</tbody></table></article>`,
    );
    expect(linesOf($).get('')).toEqual(['Visa: Hold: 10 days; A hold that the payer starts ends by itself.']);
  });
});
