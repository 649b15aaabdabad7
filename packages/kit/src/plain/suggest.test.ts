import { expect, it } from 'vitest';
import { suggest } from './suggest';

it.each([
  ['operaton', ['operation', 'service'], 'Did you mean "operation"?'],
  [
    'transaction',
    ['transaction-create', 'transaction-find', 'service-list'],
    'Did you mean "transaction-find" or "transaction-create"?',
  ],
  ['204', ['0', '10', '203'], 'Did you mean "203"?'],
  ['zzz', ['alpha', 'beta'], 'These exist: alpha, beta.'],
  ['zzz', [], 'There is none yet.'],
])('%s among %s', (asked, existing, sentence) => {
  expect(suggest(asked, existing)).toBe(sentence);
});

it('shows at most twenty names', () => {
  const names = Array.from({ length: 23 }, (_, i) => `name-${i}`);
  expect(suggest('zzz', names)).toMatch(/^These exist: name-0, .*name-19, and 3 more\.$/);
});
