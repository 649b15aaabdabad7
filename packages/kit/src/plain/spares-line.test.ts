import { expect, it } from 'vitest';
import { sparesLine } from './spares-line';

it.each([
  ['a browser that says nothing of its line', { onLine: true }, false],
  ['a fast line', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }, false],
  ['no line', { onLine: false }, true],
  ['a slow line', { onLine: true, connection: { effectiveType: '2g' } }, true],
  ['a very slow line', { onLine: true, connection: { effectiveType: 'slow-2g' } }, true],
  ['a reader who saves data', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, true],
])('%s', (_, line, spared) => {
  expect(sparesLine(line)).toBe(spared);
});
