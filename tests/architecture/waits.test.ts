import { expect, it } from 'vitest';
import { linesWith, sourceFiles } from './support/tree';

/** A wait for a length of time: too short on some machine, too long on every other. */
const FIXED_WAIT = /waitForTimeout|networkidle|setTimeout\(\w+, |setTimeout\([^()]*=>.*, [\w.]+\)/;

it('no browser test waits for a length of time; what to do instead is in the manual, under "Tests"', () => {
  const files = sourceFiles(['tests/browser'], /\.ts$/);
  expect(files.length).toBeGreaterThan(30);
  expect(linesWith(files, FIXED_WAIT)).toEqual([]);
  // The pattern knows the ways in which such waits have been written here.
  for (const written of [
    'await page.waitForTimeout(700);',
    "await page.waitForLoadState('networkidle');",
    'await new Promise((resolve) => setTimeout(resolve, 500));',
  ])
    expect(written).toMatch(FIXED_WAIT);
});
