import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failingPairs, PAIRS } from '../reference/look/contrast';
import { loadLook } from '../reference/look/load-look';
import { MODES } from '../reference/look/palette';
import { coloursOf } from '../reference/look/tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const { palettes } = loadLook(path.resolve(__dirname, '../..'));

describe.each(MODES)('the colours of the %s mode', (mode) => {
  const colours = new Map([...coloursOf(css, mode), ...Object.entries(palettes[mode])]);

  it.each(PAIRS)('show $front on $behind with a contrast of at least $needs', (pair) => {
    expect(failingPairs(colours, [pair])).toEqual([]);
  });
});
