import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failingPairs, PAIRS, MODES, coloursOf } from '@gateway-docs/branding';
import { demoSite } from '@gateway-docs/contract/tests';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const { palettes } = demoSite.branding();

describe.each(MODES)('the colours of the %s mode', (mode) => {
  const colours = new Map([...coloursOf(css, mode), ...Object.entries(palettes[mode])]);

  it.each(PAIRS)('show $front on $behind with a contrast of at least $needs', (pair) => {
    expect(failingPairs(colours, [pair])).toEqual([]);
  });
});
