// A provider may offer some of the services of a guide: then a number of services in its text would be wrong, and no loader could mend it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import { root } from './read-guides';

const COUNT =
  /\b(?:both|(?:all )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)) (?:services|guides|payment methods)\b/i;

it.each([
  'Both services are called with it.',
  'All three services below',
  'One guide, two services:',
  'the 12 payment methods',
])('is told from other numbers: %s', (text) => {
  expect(text).toMatch(COUNT);
});

it('no guide says how many services it has', () => {
  const guides = listFiles(root, 'docs/services').filter((file) => file.endsWith('.mdx'));
  const counting = guides.flatMap((file) => {
    const found = COUNT.exec(readFileSync(path.join(root, file), 'utf8'))?.[0];
    return found ? [`${file}: "${found}"`] : [];
  });
  expect(guides.length).toBeGreaterThan(60);
  expect(counting).toEqual([]);
});
