import { expect, it } from 'vitest';
import { runSandbox } from '../tests/run-sandbox';

const lines: string[] = [];
const { sandbox } = await runSandbox({ log: (line) => void lines.push(line) });

it('every response has an id of its own, which its line of the log names', async () => {
  const ids: (string | null)[] = [];
  for (const path of ['/v2/transaction/find', '/v1/transaction/find', '/nowhere']) {
    const response = await fetch(sandbox.url + path, { method: 'POST', body: '{}' });
    ids.push(response.headers.get('X-Request-Id'));
  }
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id ?? ''))).toBe(true);
  expect(new Set(ids).size).toBe(3);
  for (const [index, id] of ids.entries()) expect(lines[index]).toContain(` ms ${id ?? ''}`);
});
