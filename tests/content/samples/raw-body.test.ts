// In: samples/raw-body. Out: proof that every recipe is listed once, parses in its language, and, where no
// framework is needed, that a real server with it takes a genuine callback and refuses a changed one.
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { rawBodySchema } from '@gateway-docs/contract/samples';
import { isMissing } from './support/languages';
import { startRecipe, type RecipeServer } from './support/recipe-server';
import { vectors } from './support/vectors';

const DIR = join('samples', 'raw-body');
const { recipes } = readYaml(process.cwd(), 'samples/raw-body/index.yaml', rawBodySchema);

it('index.yaml lists every recipe once', () => {
  const listed = recipes.map(({ file }) => file).sort();
  const present = readdirSync(DIR).filter((file) => file !== 'index.yaml');
  expect(listed).toEqual(present.sort());
});

describe('syntax', () => {
  const checks = [
    { ending: '.mjs', command: ['node', '--check'] },
    { ending: '.php', command: ['php', '-l'] },
    { ending: '.py', command: ['python3', '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())'] },
    { ending: '.go', command: ['gofmt', '-e'] },
    { ending: '.java', command: ['java', 'tests/content/samples/support/ParseJava.java'] },
  ];
  for (const { ending, command } of checks) {
    const [tool = '', ...args] = command;
    for (const { file } of recipes.filter((candidate) => candidate.file.endsWith(ending))) {
      const reason = isMissing(tool) ? ` (skipped: ${tool} not found)` : '';
      it.skipIf(isMissing(tool))(`${file}${reason}`, () => {
        execFileSync(tool, [...args, join(DIR, file)], { stdio: 'pipe' });
      });
    }
  }

  it.each(recipes.map(({ file }) => file).filter((file) => file.endsWith('.ts')))('%s', (file) => {
    const { diagnostics } = ts.transpileModule(readFileSync(join(DIR, file), 'utf8'), {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, experimentalDecorators: true },
    });
    expect(diagnostics).toEqual([]);
  });
});

for (const { file, tool } of [
  { file: 'plain.php', tool: 'php' },
  { file: 'nethttp.go', tool: 'go' },
] as const) {
  const reason = isMissing(tool) ? ` (skipped: ${tool} not found)` : '';

  describe.skipIf(isMissing(tool))(`${file} in a running server${reason}`, () => {
    let server: RecipeServer;
    beforeAll(async () => {
      server = await startRecipe(file, vectors.api_token);
    }, 120_000);
    afterAll(() => server.stop());

    async function deliver(body: string, signedBody = body): Promise<number> {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', vectors.api_token)
        .update(`${timestamp}.callback.${signedBody}`)
        .digest('hex');
      const headers = {
        'X-Timestamp': timestamp,
        'X-Signature': signature,
        'Content-Type': 'application/json',
      };
      return (await fetch(server.url, { method: 'POST', headers, body })).status;
    }

    it('takes a genuine callback, refuses a changed one', async () => {
      const { body } = vectors.callback;
      expect(await deliver(body)).toBe(204);
      expect(await deliver(body.replace('"status":1', '"status":4'), body)).toBe(401);
      expect(await deliver(body.replace(',', ', '), body)).toBe(401);
      expect((await fetch(server.url, { method: 'POST' })).status).toBe(401);
      expect(server.applied()).toEqual(['900001 3']);
    });
  });
}
