// In: a language and a vector. Out: what that language's clients compute for it, as its self-test prints them.
// Why: compiled languages are built once per test run, then started once per vector.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CLIENTS_DIR, type Language } from './languages';
import { vectors } from './vectors';

/** The inputs of one run; every one of them can be changed by a test. */
export interface SelfTestInput {
  body: string;
  callbackBody: string;
  callbackSignature: string;
  callbackTimestamp: string;
  /** Accepted tokens, the newer first. */
  tokens: string[];
  /** The receiver's clock in unix seconds. */
  now: number;
}

export const publishedInput: SelfTestInput = {
  body: vectors.v2.body,
  callbackBody: vectors.callback.body,
  callbackSignature: vectors.callback.signature,
  callbackTimestamp: String(vectors.callback.timestamp),
  tokens: [vectors.api_token],
  now: vectors.callback.timestamp,
};

/** Builds the self-test of a language where it must be built; returns the command that runs it. */
export function buildSelfTest({ id }: Language): string[] {
  const source = resolve(CLIENTS_DIR, id);
  const output = () => mkdtempSync(join(tmpdir(), `self-test-${id}-`));
  switch (id) {
    case 'bash':
      return ['bash', join(source, 'self-test.sh')];
    case 'php':
      return ['php', join(source, 'self-test.php')];
    case 'python':
      return ['python3', '-B', join(source, 'self_test.py')];
    case 'node':
      return ['node', join(source, 'self-test.mjs')];
    case 'java': {
      const classes = output();
      const sources = readdirSync(join(source, 'gateway')).map((file) => join(source, 'gateway', file));
      execFileSync(
        'javac',
        ['-encoding', 'UTF-8', '-Xlint:all,-serial', '-Werror', '-d', classes, ...sources],
        { stdio: 'pipe' },
      );
      // Started a dozen times for some milliseconds of work: optimising compilers and big heaps only cost time.
      return ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', classes, 'gateway.SelfTest'];
    }
    case 'go': {
      const binary = join(output(), 'selftest');
      execFileSync('go', ['build', '-o', binary, './cmd/selftest'], { cwd: source, stdio: 'pipe' });
      return [binary];
    }
    default:
      throw new Error(`No self-test for "${id}": add it here and to samples/clients`);
  }
}

/** Runs a built self-test; returns its lines `name=value` as an object. Throws when the program fails. */
export function runSelfTest([program = '', ...args]: string[], input: SelfTestInput): Record<string, string> {
  const output = execFileSync(program, args, {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LC_ALL: 'C.UTF-8', // the JVM decodes environment variables by the locale
      GATEWAY_API_URL: 'http://127.0.0.1',
      GATEWAY_POINT_ID: String(vectors.point_id),
      GATEWAY_API_TOKEN: vectors.api_token,
      VECTOR_KEY: String(vectors.v1.key),
      VECTOR_TIMESTAMP: String(vectors.v2.timestamp),
      VECTOR_PATH: vectors.v2.path,
      VECTOR_BODY: input.body,
      VECTOR_CALLBACK_TOKENS: input.tokens.join(','),
      VECTOR_CALLBACK_TIMESTAMP: input.callbackTimestamp,
      VECTOR_CALLBACK_SIGNATURE: input.callbackSignature,
      VECTOR_CALLBACK_BODY: input.callbackBody,
      VECTOR_NOW: String(input.now),
    },
  });
  const lines = output.trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]),
  );
}
