import path from 'node:path';
import { expect, it } from 'vitest';
import { asksForMore, scriptLoader } from './script-loader';

const PRESET = '/site/node_modules/@docusaurus/babel/preset';

it('needs no Babel for the preset of Docusaurus alone, as the site has it', () => {
  expect(asksForMore({ presets: [PRESET] }, PRESET)).toBe(false);
  const loader = scriptLoader(path.resolve(__dirname, '../..'));
  expect(loader).toBeTypeOf('function');
});

it('needs Babel for whatever else stands there', () => {
  expect(asksForMore({ presets: [PRESET], plugins: ['macros'] }, PRESET)).toBe(true);
  expect(asksForMore({ presets: [PRESET, 'another'] }, PRESET)).toBe(true);
  expect(asksForMore({ presets: [[PRESET, { runtime: 'classic' }]] }, PRESET)).toBe(true);
  expect(asksForMore({}, PRESET)).toBe(true);
});
