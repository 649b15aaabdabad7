// The command as a person meets it: arguments, help, a first call that runs as pasted, and a state that goes on after a restart.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../protocol/command-line';
import { hashV1 } from '../signature/rules';
import { writeFiles } from '@gateway-docs/kit/files';
import { gatewayFiles } from '../bundle/gateway-files';
import { loadSources } from '../catalogue/load-catalogue';
import type { JsonObject } from '../json';
import { startCallbackReceiver } from '../tests/callback-receiver';
import { eventually } from '../tests/eventually';
import { readArguments } from './arguments';
import { helpText } from './help';
import { addressOf, portOf, speedOf } from './option-values';
import { demoSite } from '@gateway-docs/contract/tests';

const run = promisify(execFile);
const site = mkdtempSync(path.join(tmpdir(), 'gateway-'));
const folder = path.join(site, 'sandbox');
const file = path.join(folder, 'gateway.mjs');
const children: ChildProcess[] = [];
beforeAll(async () => writeFiles(site, await gatewayFiles(await loadSources(demoSite))));
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

interface Started {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  readonly text: () => string;
  /** From the start of the process to the first line, in milliseconds. */
  readonly milliseconds: number;
}

async function startFile(options: readonly string[]): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, [file, '--port', '0', ...options], { cwd: folder, stdio: 'pipe' });
  children.push(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
  await eventually(() => text.includes('--data-binary'), true);
  return { child, text: () => text, milliseconds: performance.now() - begun };
}

const stopped = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });

/** What is printed to be pasted, run in a shell. */
async function pasted(text: string): Promise<JsonObject> {
  const { stdout } = await run('bash', [
    '-c',
    text.slice(text.indexOf('export GATEWAY'), text.lastIndexOf('"$body"') + 7),
  ]);
  return JSON.parse(stdout) as JsonObject;
}

describe('arguments', () => {
  it('reads a command, its operands and its options', () => {
    const { command, operands, options } = readArguments([
      'play',
      'blik',
      '--url=http://127.0.0.1:1',
      '--json',
    ]);
    expect([command, operands, [...options]]).toEqual([
      'play',
      ['blik'],
      [
        ['url', 'http://127.0.0.1:1'],
        ['json', ''],
      ],
    ]);
  });

  it.each([
    [['--prot', '1'], 'There is no option --prot. Did you mean "--port"?'],
    [['-p', '1'], 'There is no option -p'],
    [['serve'], 'There is no command "serve"'],
    [['--port'], '--port needs a value'],
    [['--port', '--speed', '2'], '--port needs a value'],
    [['--port', '1', '--port', '2'], '--port is there twice'],
    [['play', 'x', '--json=1'], '--json takes no value'],
  ])('%j is refused in a sentence', (given, sentence) => {
    expect(() => readArguments(given)).toThrow(sentence);
  });
});

describe('values of options', () => {
  it.each(['abc', '', '-1', '65536', '80.5', '0x50', '1e3'])('--port %j is refused', (text) => {
    expect(() => portOf(text)).toThrow('--port is a whole number from 0 to 65535');
  });

  it.each(['0', 'abc', '', '-1', 'Infinity', 'NaN', '0.001', '1000000'])('--speed %j is refused', (text) => {
    expect(() => speedOf(text)).toThrow('--speed is a number from');
  });

  it.each([
    'https://',
    'https://exa mple/',
    'http://127.0.0.1:8298@evil/',
    'https://user:secret@shop.example/',
    'http://shop.example/callbacks',
    'ftp://127.0.0.1/',
    'callbacks',
    '',
  ])('an address %j is refused', (text) => {
    expect(() => addressOf('callback-url', text)).toThrow('--callback-url');
  });

  it.each([
    'https://shop.example/callbacks',
    'http://localhost:3000/callbacks/{transaction_id}',
    'http://[::1]/',
    'http://127.0.0.1:3000/a@b',
  ])('an address %s is taken', (text) => {
    expect(addressOf('callback-url', text)).toBe(text);
  });
});

describe('the file', () => {
  it('is what its SHA-256 says', async () => {
    await run('sha256sum', ['-c', 'gateway.mjs.sha256'], { cwd: folder });
  });

  it('prints help with every command and option, in lines that fit', async () => {
    const { stdout } = await run(process.execPath, [file, '--help']);
    expect(stdout.trimEnd()).toBe(helpText());
    for (const { options } of COMMANDS) for (const { name } of options) expect(stdout).toContain(`--${name}`);
    expect(stdout.split('\n').filter((line) => line.length > 96)).toEqual([]);
  });

  it('ends with status 2 and a sentence for a mistake', async () => {
    await expect(run(process.execPath, [file, '--speed', '0'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--speed is a number from .*\n`--help` lists/) as string,
    });
  });

  it('prints a first call that runs as pasted, again and again', async () => {
    const { child, text } = await startFile(['--log', 'bytes']);
    const first = await pasted(text());
    expect(first).toMatchObject({ error: { code: 0 } });
    await eventually(() => text().includes(', the same'), true);
    expect(text()).toMatch(/signed bytes \(\d+\): \d{10}\.POST\.\/api\/v2\//);
    await stopped(child, 'SIGTERM');
  });

  it('says why a signature is wrong, and covers secrets', async () => {
    const { child, text } = await startFile(['--log', 'bytes']);
    const [, url = ''] = /GATEWAY_API_URL=(\S+)/.exec(text()) ?? [];
    const body =
      '{"id":1,"fields":{"card_number":"4111111111111111","cvv":"917","blik_code":"012345","tckn":"10000000146"}}';
    await fetch(`${url}/api/v2/transaction/find`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Point-Id': '4021',
        'X-Timestamp': String(Math.floor(Date.now() / 1000)),
        'X-Signature': 'A'.repeat(43) + '=',
      },
    });
    await eventually(() => text().includes('why:'), true);
    expect(text()).toContain('The signature is Base64');
    expect(text()).toContain('"cvv":"***","blik_code":"******","tckn":"***********"');
    expect(text()).not.toContain('4111111111111111');
    await stopped(child, 'SIGTERM');
  });

  it('says the same of version 1, and covers the token', async () => {
    const { child, text } = await startFile(['--log', 'bytes']);
    const [, url = ''] = /GATEWAY_API_URL=(\S+)/.exec(text()) ?? [];
    const token = 'demo-token-7Zt4Qw';
    const auth = { point: 4021, key: 7, hash: hashV1('7', token, '4021') };
    await fetch(`${url}/api/v1/transaction/find`, {
      method: 'POST',
      body: JSON.stringify({ id: 1, auth }),
      headers: { 'Content-Type': 'application/json' },
    });
    await eventually(() => text().includes('why:'), true);
    expect(text()).toContain('Order or separators differ from the rule');
    expect(text().slice(text().indexOf('hashed:'))).not.toContain(token);
    await stopped(child, 'SIGTERM');
  });

  it('a taken port is a sentence', async () => {
    const { child, text } = await startFile([]);
    const [, port = ''] = /GATEWAY_API_URL=\S+:(\d+)/.exec(text()) ?? [];
    await expect(run(process.execPath, [file, '--port', port])).rejects.toMatchObject({
      stderr: expect.stringContaining(`Port ${port} is taken`) as string,
    });
    await stopped(child, 'SIGTERM');
  });
});

describe('a state file', () => {
  const state = path.join(folder, 'state');
  const idOf = (reply: JsonObject) => (reply.response as JsonObject).id as number;

  it.each(['SIGTERM', 'SIGKILL'] as const)('goes on after %s', async (signal) => {
    const before = await startFile(['--state', state]);
    const paid = await pasted(before.text());
    await eventually(() => readFileSync(state, 'utf8').includes(`"id":${idOf(paid)}`), true);
    await stopped(before.child, signal);
    const after = await startFile(['--state', state]);
    expect(after.text()).toContain('the run goes on');
    expect(idOf(await pasted(after.text()))).toBe(idOf(paid) + 1);
    await stopped(after.child, 'SIGTERM');
    expect(statSync(state).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(readFileSync(state, 'utf8')).not.toContain('demo-token');
  });

  it('delivers after the restart what it could not deliver before', async () => {
    const receiver = await startCallbackReceiver();
    const url = receiver.url;
    receiver.stop();
    const options = ['--state', path.join(folder, 'waiting'), '--speed', '100', '--callback-url', url];
    const before = await startFile(options);
    const [, origin = ''] = /GATEWAY_API_URL=(\S+)/.exec(before.text()) ?? [];
    const id = idOf(await pasted(before.text()));
    await fetch(`${origin}/p/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ card_number: '4111111111111111' }),
    });
    await eventually(() => before.text().includes('nothing listens there'), true);
    await stopped(before.child, 'SIGTERM');
    expect(readFileSync(path.join(folder, 'waiting'), 'utf8')).not.toContain('4111111111111111');
    const after = await startFile(options);
    await eventually(() => /callback \d+ revision \d+ status 1 attempt [2-9]/.test(after.text()), true);
    await stopped(after.child, 'SIGTERM');
  });

  it('that holds something else is refused and left as it is', async () => {
    const other = path.join(folder, 'notes');
    writeFileSync(other, 'my notes');
    for (const name of [other, folder, path.join(folder, 'none', 'state')])
      await expect(run(process.execPath, [file, '--port', '0', '--state', name])).rejects.toMatchObject({
        code: 2,
      });
    expect(readFileSync(other, 'utf8')).toBe('my notes');
  });
});
