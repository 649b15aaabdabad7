/**
 * In: a gateway and a language. Out: the published merchant (`samples/clients`, part `merchant`) as a process that can be killed at any
 * step, with a folder of its own for its journal. Why: only a process that is really killed shows what a merchant still knows afterwards.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CLIENTS_DIR } from './languages';
import type { Json } from './node-client';
import { vectors } from './vectors';

/** Where the process can be killed: at each line of its journal, and at each call. */
export const STEPS = [
  'before stored',
  'within stored',
  'after stored',
  'before pay',
  'after pay',
  'before find',
  'after find',
  'before settled',
  'within settled',
  'after settled',
] as const;
export type Step = (typeof STEPS)[number];

export interface Payment {
  /** `external_transaction_id` */
  readonly id: string;
  readonly path: string;
  readonly request: Json;
}

interface Ending {
  readonly signal: NodeJS.Signals | null;
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A line of the merchant's journal. */
interface Line {
  readonly step: 'stored' | 'rejected' | 'settled';
  readonly id: string;
  readonly code?: number;
  readonly verdict?: string;
}

export interface MortalMerchant {
  /** Makes the payment, or goes on with it; killed at `step`, if it gets there. */
  run(payment: Payment, step?: Step): Promise<Ending>;
  /** The published command: with a payment makes it, without one goes on with all open ones. */
  command(payment?: Payment): Promise<Ending> & { readonly kill: () => void };
  /** The whole lines of the journal. */
  journal(): Line[];
  /** Writes a line into the journal, as a run would have. */
  note(line: Line): void;
}

export const MERCHANTS = {
  node: { tool: 'node', run: 'pay-and-die.mjs', command: 'node/pay-once.mjs' },
  php: { tool: 'php', run: 'pay-and-die.php', command: 'php/pay-once.php' },
} as const;

const PROGRAMS = resolve(import.meta.dirname, 'programs');

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function start(tool: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(tool, args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<Ending>((resolveEnding, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => resolveEnding({ status, signal, output, errors }));
  });
  return Object.assign(ended, { kill: () => void child.kill('SIGKILL') });
}

/** @param url origin of the gateway */
export async function createMortalMerchant(
  language: keyof typeof MERCHANTS,
  url: string,
): Promise<MortalMerchant> {
  const { tool, run, command } = MERCHANTS[language];
  const folder = mkdtempSync(join(tmpdir(), 'merchant-'));
  const environment = {
    GATEWAY_API_URL: url,
    GATEWAY_POINT_ID: String(vectors.point_id),
    GATEWAY_API_TOKEN: vectors.api_token,
    LOCK_PORT: String(await freePort()),
    CLIENTS: resolve(CLIENTS_DIR),
  };
  return {
    run: (payment, step) =>
      start(tool, [join(PROGRAMS, run)], folder, {
        ...environment,
        PAYMENT: JSON.stringify(payment),
        DIE_AT: step ?? '',
      }),
    command(payment) {
      const args = [resolve(CLIENTS_DIR, command)];
      if (payment) {
        writeFileSync(join(folder, 'request.json'), JSON.stringify(payment.request));
        args.push(payment.id, payment.path, 'request.json');
      }
      return start(tool, args, folder, environment);
    },
    journal() {
      const lines = readFileSync(join(folder, 'payments.jsonl'), 'utf8').split('\n').slice(0, -1);
      return lines.map((line) => JSON.parse(line) as Line);
    },
    note(line) {
      appendFileSync(join(folder, 'payments.jsonl'), `${JSON.stringify(line)}\n`);
    },
  };
}
