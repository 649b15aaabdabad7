/** The server of the built gateway file by the official inspector of the Model Context Protocol: it lists and calls every tool, without a network. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import texts from '../../data/texts/mcp.json';
import { builtSite, runTool } from './support';

const built = await builtSite();
const hook = path.join(__dirname, 'no-network.cjs');
const target = ['--cli', 'node', path.join(built, 'sandbox/gateway.mjs'), 'mcp'];
const blocked = ['-e', `NODE_OPTIONS=--require=${hook}`];

/** Runs the inspector once: it starts the server, and ends it. */
function inspect(...options: readonly string[]) {
  const { status, stdout, stderr } = runTool('mcp-inspector', [...target, ...blocked, ...options], built);
  return { status, said: stdout + stderr, stdout };
}

function call(name: string, given: Readonly<Record<string, string>>) {
  const pairs = Object.entries(given).flatMap(([input, value]) => ['--tool-arg', `${input}=${value}`]);
  return inspect('--method', 'tools/call', '--tool-name', name, ...pairs);
}

/** A handler that takes everything, in a process of its own: this one waits for the inspector. */
const HANDLER = `require('node:http').createServer((_, response) => response.end())
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
const handler = spawn(process.execPath, ['-e', HANDLER]);
let url = '';
beforeAll(async () => {
  const [port] = (await once(handler.stdout, 'data')) as [Buffer];
  url = `http://127.0.0.1:${String(port).trim()}/`;
});
afterAll(() => handler.kill());

const FIND = { id: 'transaction-find', body: '{"id":900001}' };
const CALLBACK = { headers: `X-Timestamp: 1735689600\nX-Signature: ${'a'.repeat(64)}`, body: 'id=900001' };

/** What each tool is given, and a part of what it says. */
const CALLS: Readonly<
  Record<keyof typeof texts.tools, readonly [given: Record<string, string>, says: string]>
> = {
  search_docs: [{ query: 'late success' }, '/'],
  read_page: [{ route: '/callbacks' }, '# Callbacks'],
  explain_code: [{ code: '203' }, 'Error 203'],
  method_for: [{ country: 'BR' }, 'pix'],
  operation: [{ id: 'transaction-find' }, '/transaction/find'],
  what_changed: [{ since: '3.8.1' }, '['],
  sign_request: [FIND, 'X-Signature'],
  verify_callback: [CALLBACK, 'genuine'],
  call: [FIND, 'http_status'],
  act_as_payer: [{ transaction: '1', action: 'expire' }, 'Transaction 1 is not in this gateway'],
  advance_clock: [{ seconds: '60' }, 'now'],
  lose_next_response: [{}, texts.loses.slice(0, 20)],
  deliver_callback: [{ shop_responds: '500' }, 'callbacks'],
  exam: [{}, 'genuine'],
};

describe('the official inspector', () => {
  it('lists every tool, with schemas that every client reads', () => {
    const { status, said, stdout } = inspect('--method', 'tools/list', '--strict');
    expect(status, said).toBe(0);
    const { tools } = JSON.parse(stdout) as { readonly tools: readonly { readonly name: string }[] };
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.entries(CALLS))('calls %s', (name, [given, says]) => {
    const { said } = call(name, name === 'exam' ? { url } : given);
    expect(said).toContain(says);
    expect(said).not.toContain('The network is blocked');
  });
});

it('the bundle is one that the official tool takes, and holds the same file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcpb-'));
  const bundle = path.join(built, 'sandbox/gateway.mcpb');
  const unpacked = runTool('mcpb', ['unpack', bundle, folder], built);
  expect(unpacked.status, unpacked.stdout + unpacked.stderr).toBe(0);
  const checked = runTool('mcpb', ['validate', path.join(folder, 'manifest.json')], built);
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  expect(readFileSync(path.join(folder, 'gateway.mjs'))).toEqual(
    readFileSync(path.join(built, 'sandbox/gateway.mjs')),
  );
  const hash = createHash('sha256').update(readFileSync(bundle)).digest('hex');
  expect(readFileSync(`${bundle}.sha256`, 'utf8')).toBe(`${hash}  gateway.mcpb\n`);
  rmSync(folder, { recursive: true });
});

it('a program that connects to another machine would be ended', () => {
  for (const script of ["fetch('http://192.0.2.1/')", "require('net').connect(80, '192.0.2.1')"]) {
    const { status, stderr } = spawnSync(process.execPath, ['--require', hook, '-e', script], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([97, 'The network is blocked: 192.0.2.1\n']);
  }
});
