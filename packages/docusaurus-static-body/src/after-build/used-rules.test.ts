import { describe, expect, it } from 'vitest';
import { parseStyles, usedRules } from './used-rules';

const used = (css: string, html: string): string => usedRules(parseStyles(css), html);

describe('usedRules', () => {
  it('keeps the rules whose classes, ids and elements the page has', () => {
    const css = '.a{color:red}.b{color:red}#c{color:red}#d{color:red}p{color:red}pre{color:red}';
    expect(used(css, '<p class="x a" id=c>')).toBe('.a{color:red}#c{color:red}p{color:red}');
  });

  it('reads attributes without quotes, as the HTML minifier writes them', () => {
    expect(used('.a{color:red}.b{color:red}', '<div class=a></div><div class=b>')).toBe(
      '.a{color:red}.b{color:red}',
    );
  });

  it('asks all parts of a selector, and leaves out those of a list that cannot match', () => {
    expect(used('.a .b,.a .c,.a>p{color:red}', '<div class=a><p class=c>')).toBe('.a .c,.a>p{color:red}');
  });

  it('keeps states, attributes and what a negation names: scripts and readers change these', () => {
    const css =
      '.a:hover{color:red}[data-theme=dark] .a{color:red}.a:not(.b){color:red}.a::before{color:red}';
    expect(used(css, '<div class=a>')).toBe(css);
  });

  it('keeps what is no rule of elements, and no empty group', () => {
    const css =
      '@font-face{font-family:x}@media print{.b{color:red}.a{color:red}}@media (width>=997px){.b{color:red}}';
    expect(used(css, '<div class=a>')).toBe('@font-face{font-family:x}@media print{.a{color:red}}');
  });

  it('names all layers first: the whole sheet may follow, and the first order counts', () => {
    const css = '@layer one{.b{color:red}}@layer two{.a{color:red}}';
    expect(used(css, '<div class=a>')).toBe('@layer one,two;@layer two{.a{color:red}}');
  });

  it('refuses what is no style sheet', () => {
    expect(() => parseStyles('.a{color:red}}')).toThrow();
  });
});
