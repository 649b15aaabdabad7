import { describe, expect, it } from 'vitest';
import { block, escaped, hex4, literal, type Syntax } from './literal';

describe('escaped', () => {
  const write = (text: string) => escaped(text, { '"': '\\"' }, (code) => `<${hex4(code)}>`);

  it.each([
    ['\u0000', '<0000>'],
    ['\u001f', '<001f>'],
    [' ', ' '],
    ['~', '~'],
    ['\u007f', '<007f>'],
    ['\u0080', '\u0080'],
    ['\u2027', '\u2027'],
    ['\u2028', '<2028>'],
    ['\u2029', '<2029>'],
    ['😀"é', '😀\\"é'],
  ])('writes %j as %j', (text, written) => {
    expect(write(text)).toBe(written);
  });
});

it('indents by the depth of each value, and leaves out what has none', () => {
  const syntax: Syntax = {
    text: (value) => `'${value}'`,
    words: { true: 'T', false: 'F', null: 'N' },
    list: (items, level) => block('[', items, ']', ' ', level),
    object: (members, level) => block('{', members.map(({ key, value }) => `${key}=${value}`), '}', ' ', level),
  };
  const value = { a: [[1], { b: null }], c: undefined, d: { e: true, f: false }, g: [] };
  expect(literal(value, syntax, 1)).toBe(
    [
    '{',
    '  a=[',
    '   [',
    '    1',
    '   ]',
    '   {',
    '    b=N',
    '   }',
    '  ]',
    '  d={',
    '   e=T',
    '   f=F',
    '  }',
    '  g=[]',
    ' }',
    ].join('\n'),
  );
});
