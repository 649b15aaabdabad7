// The day of a page comes from the history alone; where that is not whole, there is none.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastChanges, pageHistory } from './history';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const whole = path.join(folder, 'whole');
const page = path.join(whole, 'docs', 'a.mdx');

function commit(text: string, date: string): void {
  writeFileSync(page, text);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: whole,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  git('add', '-A');
  git('commit', '-qm', text);
}

beforeAll(() => {
  mkdirSync(path.dirname(page), { recursive: true });
  execFileSync('git', ['init', '-q', whole]);
  writeFileSync(path.join(whole, 'docs', 'b.mdx'), 'B');
  commit('first', '2026-03-01T10:00:00Z');
  commit('second', '2026-04-02T10:00:00Z');
});
afterAll(() => rmSync(folder, { recursive: true }));

const seconds = (day: string): number => Date.parse(`${day}T10:00:00Z`) / 1000;

it('has the last commit of each page, whatever the time of the file', async () => {
  writeFileSync(page, 'second');
  expect(lastChanges(whole)).toEqual(
    new Map([
      ['docs/a.mdx', seconds('2026-04-02')],
      ['docs/b.mdx', seconds('2026-03-01')],
    ]),
  );
  const history = pageHistory(whole);
  expect(await history.getFileLastUpdateInfo(page)).toEqual({
    timestamp: Date.parse('2026-04-02T10:00:00Z'),
    author: '',
  });
  expect(await history.getFileLastUpdateInfo(path.join(whole, 'docs', 'new.mdx'))).toBeNull();
});

it('has none in a shallow clone', () => {
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(whole).href, shallow]);
  expect(lastChanges(shallow).size).toBe(0);
});

it('has none without git', () => {
  const archive = path.join(folder, 'archive');
  mkdirSync(archive);
  expect(lastChanges(archive).size).toBe(0);
});
