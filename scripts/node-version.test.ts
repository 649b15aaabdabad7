import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(__dirname, '..');
const scripts = (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** Runs the check as a Node.js of another version would. */
function checkAs(version: string) {
  const program = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('./scripts/node-version.cjs')`;
  return spawnSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
}

describe('an old Node.js', () => {
  it.each(['18.20.4', '20.18.9', '8.17.0'])('%s gets one line that says what is needed', (version) => {
    const { status, stderr } = checkAs(version);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(`needs Node.js 20.19 or newer, and this is ${version}`),
    ]);
  });

  it.each(['20.19.0', '22.1.0', '24.0.0'])('%s is not told anything', (version) => {
    expect(checkAs(version)).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(['start', 'build', 'test', 'check', 'dev'])('npm run %s asks first', (name) => {
    expect(scripts[`pre${name}`]).toBe('node scripts/node-version.cjs');
  });
});
