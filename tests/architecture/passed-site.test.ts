/**
 * What site is made is said once, in the configuration or a command, and passed from there. Nothing that is given its data asks the environment or a store of the
 * process for them, or looks for the root of the repository.
 */
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './support/tree';

const FOLDERS = /^(packages\/(site-data|contract)\/src|src\/remark)\//;
/** Tests, and the writer of samples in JavaScript, which read the environment of a merchant's program. */
const OTHERS = /\.test\.ts$|\/tests\/|samples\/node\.ts$/;
const sources = sourceFiles([], /\.ts$/).filter(({ file }) => FOLDERS.test(file) && !OTHERS.test(file));

describe('facts, contract and pages are given what they read', () => {
  it.each([
    ['the root of the repository', /\bsiteDir\b/],
    ['the environment', /\bprocess\.env\b/],
    // Prism, which is no module, puts itself there.
    ['a store of the process', /\bglobalThis(?! as \{ Prism)/],
  ])('and never ask for %s', (_what, pattern) => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
