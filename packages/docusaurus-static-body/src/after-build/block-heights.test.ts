import { describe, expect, it } from 'vitest';
import { withBlockHeights } from './block-heights';

const FIRST = '<h1>Garden</h1><p>One.<p>Two.';
const page = (body: string): string => `<main><div class="theme-doc markdown">${FIRST}${body}</div></main>`;

/** Heights of the one block that follows the first ones, for the three widths. */
function heights(block: string): number[] {
  const html = withBlockHeights(page(block));
  return Array.from(html.matchAll(/--[sml]:(-?\d+)/g), ([, height]) => Number(height));
}

const words = (count: number): string => 'word '.repeat(count);
const paragraph = (count: number): string => `<p>${words(count)}</p>`;

describe('a block says about how tall it will be', () => {
  it('in its own tag, and the page is as it was but for that', () => {
    const html = page('<p class=a>Three.<section>Four.</section>');
    const styled = withBlockHeights(html);
    expect(styled).toMatch(/<p style=--s:\d+;--m:\d+;--l:\d+ class=a>Three\.<section style=--s:/);
    expect(styled.replaceAll(/ style=[^ >]*/g, '')).toBe(html);
  });

  it('taller with more text, and in a narrower column', () => {
    const [s = 0, m = 0, l = 0] = heights(paragraph(100));
    expect(s).toBeGreaterThan(m);
    expect(m).toBeGreaterThan(l);
    expect(heights(paragraph(200))[0]).toBeGreaterThan(1.8 * s);
  });

  it('by the lines of code, which are wrapped in narrow columns; of long code by the part that is shown', () => {
    const code = (line: string, count: number): string => `<pre>${`${line}\n`.repeat(count)}</pre>`;
    expect(heights(code('a'.repeat(72), 30))).toEqual(heights(code('a', 60)));
    expect(heights(`<div data-long>${code('a', 30)}</div>`)[0]).toBeLessThan(heights(code('a', 30))[0] ?? 0);
  });

  it('without what is closed: the content of details, all panels but the first, and what no reader sees', () => {
    const summary = '<details><summary>More</summary>';
    expect(heights(`${summary}${paragraph(300)}</details>`)).toEqual(heights(`${summary}</details>`));
    const panel = `<div role=tabpanel>${paragraph(50)}</div>`;
    expect(heights(`<div>${panel}${panel}</div>`)).toEqual(heights(`<div>${panel}</div>`));
    expect(heights(`<div>${paragraph(9)}<style>${words(300)}</style></div>`)).toEqual(
      heights(`<div>${paragraph(9)}</div>`),
    );
  });

  it('by the rows of a table whose minified HTML ends none of its parts', () => {
    const table = (rows: number): string =>
      `<section><table><thead><tr><th>Key<th>Value<tbody>${'<tr><td>id<td>One word.'.repeat(rows)}</table></section>`;
    const [one, ten] = [heights(table(1)), heights(table(10))];
    ten.forEach((height, nth) => expect(height).toBeGreaterThan(3 * (one[nth] ?? 0)));
  });
});

it.each(['<h2>Heading</h2>', '<div data-island=Counter></div>', '<p style=color:red>Red.</p>'])(
  'not in %s, which is alike everywhere, drawn by React, or styled already',
  (block) => expect(withBlockHeights(page(block))).toBe(page(block)),
);

it('a page without a document stays as it is', () => {
  expect(withBlockHeights('<p>One.<p>Two.<p>Three.<p>Four.')).toBe('<p>One.<p>Two.<p>Three.<p>Four.');
});
