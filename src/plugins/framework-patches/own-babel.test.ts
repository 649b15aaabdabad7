import path from 'node:path';
import { expect, it } from 'vitest';
import { asksForMore, needsBabel } from './own-babel';

const PRESET = '/site/node_modules/@docusaurus/babel/preset';

it('needs no Babel for the preset of Docusaurus alone, as the site has it', () => {
  expect(asksForMore({ presets: [PRESET] }, PRESET)).toBe(false);
  expect(needsBabel(path.resolve(__dirname, '../../..'))).toBe(false);
});

it('needs Babel for whatever else stands there', () => {
  expect(asksForMore({ presets: [PRESET], plugins: ['macros'] }, PRESET)).toBe(true);
  expect(asksForMore({ presets: [PRESET, 'another'] }, PRESET)).toBe(true);
  expect(asksForMore({ presets: [[PRESET, { runtime: 'classic' }]] }, PRESET)).toBe(true);
  expect(asksForMore({}, PRESET)).toBe(true);
});
