import { describe, expect, it } from 'vitest';
import { decodedPath } from './decoded-path';
import { deepFreeze } from './deep-freeze';
import { escapeHtml, literalPattern } from './escape';
import { isPlainClick } from './is-plain-click';
import { keysOf } from './keys-of';
import { pressedKey } from './pressed-key';

describe('a path', () => {
  it.each([
    ['/caf%C3%A9', '/café'],
    ['/x%zz', '/x%zz'],
    ['/callbacks', '/callbacks'],
  ])('%s is compared as %s', (path, decoded) => {
    expect(decodedPath(path)).toBe(decoded);
  });
});

describe('freezing', () => {
  it('reaches everything in a value, and returns the value itself', () => {
    const value = { list: [{ deep: 1 }], none: null, text: 'a' };
    expect(deepFreeze(value)).toBe(value);
    expect([value, value.list, value.list[0]].map((part) => Object.isFrozen(part))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('ends where an object contains itself', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(Object.isFrozen(deepFreeze(value))).toBe(true);
  });

  it.each([null, undefined, 1, 'a'])('leaves %s as it is', (value) => {
    expect(deepFreeze(value)).toBe(value);
  });
});

it('markup in a text is text in HTML, also within an attribute', () => {
  expect(escapeHtml(`<a href="x">Fish & Sons</a> 'n`)).toBe(
    `&lt;a href=&quot;x&quot;&gt;Fish &amp; Sons&lt;/a&gt; 'n`,
  );
});

describe('a click', () => {
  const plain = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

  it('of the first button alone is plain', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s is the browser’s', (key) => {
    expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
  });

  it.each([1, 2])('of button %d is the browser’s', (button) => {
    expect(isPlainClick({ ...plain, button })).toBe(false);
  });
});

describe('a key', () => {
  const enter = { isComposing: false, key: 'Enter', keyCode: 13 };

  it('has its name', () => {
    expect(pressedKey(enter)).toBe('Enter');
  });

  it.each([
    { ...enter, isComposing: true },
    { ...enter, keyCode: 229 },
  ])('has none while an input method has it: %j', (event) => {
    expect(pressedKey(event)).toBe('');
  });
});

it('keys are in the order of the object', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});

it('every sign of a text means itself in a pattern', () => {
  const text = String.raw`/a.b*c+d?e^f$g{1}(h)|[i]\j`;
  expect(new RegExp(`^${literalPattern(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${literalPattern('a.b')}$`).test('axb')).toBe(false);
});
