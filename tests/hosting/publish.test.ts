/** publish.sh and rollback.sh on small folders: what a server finds through ROOT/current, also after a run that was killed half-way. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const deploy = path.resolve(__dirname, '../../deploy');
let folder = '';
let root = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  root = path.join(folder, 'root');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** A build whose page, script and part of the search have a word of their own. */
function build(word: string): string {
  for (const file of ['index.html', '404.html', '_headers']) write(`${word}/${file}`, word);
  write(`${word}/assets/js/${word}.js`, word);
  write(`${word}/search-index/parts/${word}/a.json`, word);
  return path.join(folder, word);
}

interface Run {
  readonly status: number | null;
  readonly output: string;
}

function run(script: string, options: readonly string[], env: Record<string, string> = {}): Run {
  const { status, stdout, stderr } = spawnSync(path.join(deploy, script), options, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: (stdout + stderr).trim() };
}

const publish = (word: string, env?: Record<string, string>): Run =>
  run('publish.sh', [root, build(word)], env);
const rollback = (): Run => run('rollback.sh', [root]);

const served = (file = 'index.html'): string => readFileSync(path.join(root, 'current', file), 'utf8');
const scripts = (): string[] => readdirSync(path.join(root, 'current/assets/js')).sort();
const parts = (): string[] => readdirSync(path.join(root, 'current/search-index/parts')).sort();
const releases = (): string[] =>
  readdirSync(path.join(root, 'releases')).filter((name) => !name.includes('.'));

/** A command of the system that does its work and then kills the script: what a power cut leaves. @returns the folder for PATH */
function killAfter(command: string, nth: number): string {
  const count = path.join(folder, 'count');
  rmSync(count, { force: true });
  write(
    `bin/${command}`,
    `#!/bin/sh\nPATH=\${PATH#*:}\n${command} "$@"\necho >>${count}\n[ "$(wc -l <${count})" -ne ${nth} ] || kill -9 $PPID\n`,
  );
  chmodSync(path.join(folder, 'bin', command), 0o755);
  return `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`;
}

describe('publish.sh', () => {
  it('leads to a copy of the build, and the next time to the next one with the files of the one before', () => {
    expect(publish('one')).toEqual({ status: 0, output: 'Release 1 is published.' });
    expect([served(), readlinkSync(path.join(root, 'current'))]).toEqual(['one', 'releases/1']);
    rmSync(path.join(folder, 'one'), { recursive: true });
    expect(publish('two')).toEqual({
      status: 0,
      output: 'Release 2 is published; rollback.sh leads back to 1.',
    });
    expect([served(), scripts(), parts()]).toEqual(['two', ['one.js', 'two.js'], ['one', 'two']]);
    // The release before is as it was.
    expect(readdirSync(path.join(root, 'releases/1/assets/js'))).toEqual(['one.js']);
  });

  it('keeps the newest releases, and gives the files of no others', () => {
    for (const word of ['one', 'two', 'three', 'four']) expect(publish(word, { KEEP: '2' }).status).toBe(0);
    expect(releases().sort()).toEqual(['3', '4']);
    expect([scripts(), parts()]).toEqual([
      ['four.js', 'three.js'],
      ['four', 'three'],
    ]);
    expect(readdirSync(path.join(root, 'releases')).sort()).toEqual([
      '3',
      '3.files',
      '3.replaces',
      '4',
      '4.files',
      '4.replaces',
    ]);
  });

  it.each([
    ['while the build is copied', 'cp', 1],
    ['while files of the running release are carried over', 'tar', 1],
    ['before the release has its name', 'comm', 2],
    ['before the link leads to it', 'mv', 1],
    ['before the link has its name', 'ln', 1],
  ])('leaves the running release when it is killed %s, and goes on the next time', (_when, command, nth) => {
    publish('one');
    expect(publish('two', { PATH: killAfter(command, nth) }).status).not.toBe(0);
    expect([served(), scripts()]).toEqual(['one', ['one.js']]);
    expect(publish('three').status).toBe(0);
    expect([served(), scripts()]).toEqual(['three', ['one.js', 'three.js']]);
    expect(rollback().status).toBe(0);
    expect(served()).toBe('one');
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual(['.lock']);
  });

  it('has published when it is killed after the link leads to the release', () => {
    publish('one');
    expect(publish('two', { PATH: killAfter('mv', 2) }).status).not.toBe(0);
    expect([served(), scripts()]).toEqual(['two', ['one.js', 'two.js']]);
    expect(rollback().output).toBe('Release 1 is there again, in place of 2.');
  });

  it('says in one line what is wrong, and changes nothing', () => {
    publish('one');
    write('half/index.html', 'half');
    write('other/current/index.html', 'a folder');
    mkdirSync(path.join(folder, 'none'));
    const messages = [
      [[root], 'Usage: deploy/publish.sh ROOT BUILD: the folder of all releases, and a build.'],
      [[root, path.join(folder, 'half')], `${folder}/half is no whole build: it has no 404.html.`],
      [[root, path.join(folder, 'nowhere')], `${folder}/nowhere is no whole build: it has no index.html.`],
      [
        [path.join(folder, 'nowhere'), build('two')],
        `There is no folder ${folder}/nowhere. Make it, and let the server read it.`,
      ],
      [
        [path.join(folder, 'other'), build('two')],
        `${folder}/other/current is no symbolic link. Move it away: the link takes its place.`,
      ],
    ] as const;
    for (const [options, message] of messages)
      expect(run('publish.sh', options)).toEqual({ status: 2, output: `publish.sh: ${message}` });
    expect(publish('two', { KEEP: '1' })).toEqual({
      status: 2,
      output: 'publish.sh: KEEP is "1"; it has to be a whole number from 2 on.',
    });
    expect([served(), releases()]).toEqual(['one', ['1']]);
  });

  it('names the tool that it needs where that is missing', () => {
    build('one');
    write('bin/dirname', '#!/bin/sh\nexec /usr/bin/dirname "$@"\n');
    chmodSync(path.join(folder, 'bin/dirname'), 0o755);
    for (const [script, options] of [
      ['publish.sh', [root, path.join(folder, 'one')]],
      ['rollback.sh', [root]],
    ] as const)
      expect(run(script, options, { PATH: path.join(folder, 'bin') })).toEqual({
        status: 2,
        output: `${script}: This needs flock, of the package util-linux.`,
      });
  });

  it('publishes one release at a time', async () => {
    publish('one');
    const holder = spawn('flock', [path.join(root, '.lock'), 'sh', '-c', 'echo held; read -r _'], {
      stdio: 'pipe',
    });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    const message = `Another release is being published or taken back in ${root}.`;
    expect(publish('two')).toEqual({ status: 1, output: `publish.sh: ${message}` });
    expect(rollback()).toEqual({ status: 1, output: `rollback.sh: ${message}` });
    holder.stdin.end('\n');
    await new Promise((resolve) => holder.once('exit', resolve));
    expect(publish('two').status).toBe(0);
  });
});

describe('rollback.sh', () => {
  it('leads to the release before, which then has the files of the newer one too', () => {
    publish('one');
    publish('two');
    expect(rollback()).toEqual({ status: 0, output: 'Release 1 is there again, in place of 2.' });
    expect([served(), scripts(), parts()]).toEqual(['one', ['one.js', 'two.js'], ['one', 'two']]);
  });

  it('never leads to a release that was taken back', () => {
    publish('one');
    publish('two');
    rollback();
    expect(publish('three').output).toBe('Release 3 is published; rollback.sh leads back to 1.');
    expect(scripts()).toEqual(['one.js', 'three.js', 'two.js']);
    expect(rollback().output).toBe('Release 1 is there again, in place of 3.');
    expect(rollback()).toEqual({
      status: 1,
      output: 'rollback.sh: Release 1 is the first one; there is none before it.',
    });
    expect(served()).toBe('one');
  });

  it('says in one line what is wrong, and changes nothing', () => {
    expect(rollback()).toEqual({
      status: 2,
      output: `rollback.sh: ${root} has no link "current": nothing was published there with publish.sh.`,
    });
    publish('one');
    publish('two');
    rmSync(path.join(root, 'releases/1'), { recursive: true });
    expect(rollback()).toEqual({
      status: 1,
      output: 'rollback.sh: Release 1, which was there before 2, is gone. Publish its build again.',
    });
    expect([served(), existsSync(path.join(root, '.current'))]).toEqual(['two', false]);
  });
});
