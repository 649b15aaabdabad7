// The gateway as readers get it: the built file, alone in an empty folder, plays every documented scenario of 20 services and takes every
// documented request of every operation, and says the same as the sandbox of the repository.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPEED, startGateway, type Sandbox, type JsonObject, loadCatalogue } from '@gateway-docs/gateway';
import {
  RUN_SETTINGS,
  partsOf,
  createClient,
  runScenario,
  type Transcript,
  startReceiver,
} from '@gateway-docs/gateway/scenario-run';
import { createCaller } from '@gateway-docs/gateway/tests';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { folderOf, profileOf } from './support/site';
import { demoSite } from '@gateway-docs/contract/tests';

const run = promisify(execFile);
const built = path.join(folderOf('main'), 'sandbox');
const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
const file = path.join(folder, 'gateway.mjs');
const made = await loadCatalogue(demoSite);
const { services } = made.catalogue;

/** Another choice: GATEWAY_SEED=2 npm run test:built. A failure names the seed. */
const SEED = process.env.GATEWAY_SEED ?? '1';
const CHOSEN = 20;
const rankOf = (slug: string) => createHash('sha256').update(`${SEED} ${slug}`).digest('hex');
const chosen = [...services].sort((a, b) => rankOf(a.slug).localeCompare(rankOf(b.slug))).slice(0, CHOSEN);

/** Times, ports and the id of the second in which something was made differ from run to run. */
function steady(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?/g, '<time>')
      .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>');
  if (Array.isArray(value)) return value.map(steady);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, steady(item)]));
}

const children: ChildProcess[] = [];
beforeAll(() => copyFileSync(path.join(built, 'gateway.mjs'), file));
afterAll(() => children.forEach((child) => child.kill()));

it('is beside its SHA-256, and needs no other file', () => {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  expect(readFileSync(path.join(built, 'gateway.mjs.sha256'), 'utf8')).toBe(`${hash}  gateway.mjs\n`);
  expect(readdirSync(folder)).toEqual(['gateway.mjs']);
});

it('knows the profile of its site, and nothing of another', () => {
  const second = readFileSync(path.join(folderOf('second'), 'sandbox/gateway.mjs'), 'utf8');
  const { hosts } = profileOf('main');
  const host = new URL(hosts.checkout).hostname;
  expect([readFileSync(file, 'utf8'), second].map((text) => text.includes(host))).toEqual([true, false]);
});

/** The scenarios of a service on a gateway from the repository, as the file plays them. */
async function played(slug: string): Promise<Transcript[]> {
  const service = services.find((candidate) => candidate.slug === slug);
  const sandbox = await startGateway(made.catalogue, made.schemas, RUN_SETTINGS);
  const [point] = sandbox.settings.points;
  const receiver = await startReceiver(point?.tokens[0] ?? '');
  try {
    const client = createClient(sandbox.url, point!, sandbox.state().contract.paths);
    const stage = { client, receiver, speed: RUN_SETTINGS.speed };
    const transcripts: Transcript[] = [];
    for (const part of partsOf(made.catalogue, service!, ''))
      transcripts.push(await runScenario(stage, part));
    return transcripts;
  } finally {
    receiver.stop();
    await sandbox.stop();
  }
}

describe(`the scenarios of ${CHOSEN} services, seed ${SEED}`, () => {
  it.each(chosen.map(({ slug }) => slug))('%s', async (slug) => {
    const { stdout } = await run(process.execPath, [file, 'play', slug, '--json'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    const transcripts = JSON.parse(stdout) as Transcript[];
    expect(transcripts.flatMap(({ differences }) => differences)).toEqual([]);
    expect(steady(transcripts)).toEqual(steady(JSON.parse(JSON.stringify(await played(slug)))));
  });
});

/** The paths of the contract have one parameter. */
const PARAMETERS = { service_id: '1052' };

/** What a gateway answers to every documented request, one after the other. */
async function repliesOf(sandbox: Sandbox): Promise<Record<string, unknown>> {
  const caller = createCaller(sandbox);
  const found: Record<string, unknown> = {};
  for (const { id, version, requestExamples } of sandbox.state().contract.operations)
    for (const [name, { auth: _credentials, ...body }] of requestExamples) {
      const reply = await caller.call(id, version, body as JsonObject, PARAMETERS).catch(String);
      found[`${version} ${id} ${name}`] =
        typeof reply === 'string'
          ? reply
          : { httpStatus: reply.httpStatus, ...(JSON.parse(reply.text) as object) };
    }
  return found;
}

it('every documented request of every operation', async () => {
  // The slowest clock that can be had: what happens by itself after some seconds, such as a report, has not happened yet.
  const speed = SPEED.least;
  const options = ['--port', '0', '--seed', 'all', '--log', 'none', '--speed', String(speed)];
  const child = spawn(process.execPath, [file, ...options], { cwd: folder });
  children.push(child);
  const url = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, origin] = /GATEWAY_API_URL=(\S+)/.exec(text) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
  const sandbox = await startGateway(made.catalogue, made.schemas, { seed: 'all', speed });
  try {
    const [ours, theirs] = [await repliesOf(sandbox), await repliesOf({ ...sandbox, url })];
    expect(steady(theirs)).toEqual(steady(ours));
    expect(Object.keys(ours).length).toBeGreaterThan(made.catalogue.calls.length);
  } finally {
    await sandbox.stop();
  }
});

it('each guide says how to play its scenarios by one line', () => {
  const { hosts } = profileOf('main');
  const silent = services.filter(({ slug, home }) => {
    const twin = readFileSync(path.join(folderOf('main'), markdownTwinRoute(home)), 'utf8');
    return !twin.includes(`curl -fsSO ${hosts.site}/sandbox/gateway.mjs && node gateway.mjs play ${slug}\n`);
  });
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
