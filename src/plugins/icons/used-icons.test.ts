import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { usedIcons } from './used-icons';

const site = mkdtempSync(path.join(tmpdir(), 'icons-'));
afterAll(() => rmSync(site, { recursive: true }));

it('finds the names in sources and content, not in tests, each with the first file that uses it', () => {
  for (const folder of ['data/texts', 'src/theme', 'src/components', 'docs', 'cabinet']) {
    mkdirSync(path.join(site, folder), { recursive: true });
  }
  writeFileSync(path.join(site, 'data/texts/frame.json'), '{ "icon": "mdi:home-outline" }');
  writeFileSync(
    path.join(site, 'src/components/Copy.tsx'),
    '<Icon name="mdi:check" /><Icon name="mdi:home-outline" />',
  );
  writeFileSync(path.join(site, 'src/components/Copy.test.tsx'), '<Icon name="mdi:only-in-a-test" />');
  writeFileSync(path.join(site, 'docs/index.mdx'), '<Icon name="mdi:abacus" />');

  expect([...usedIcons(site)]).toEqual([
    ['home-outline', path.join('data/texts', 'frame.json')],
    ['check', path.join('src/components', 'Copy.tsx')],
    ['abacus', path.join('docs', 'index.mdx')],
  ]);
});
