import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root';
import { copiedEntry, copiedPage, multiplyPages } from './multiply-pages';
import { openSite } from '@gateway-docs/contract';

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'multiplied-'));
  for (const name of ['api', 'data', 'docs', 'cabinet', 'samples'])
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('a copied page has its own title and services; its links and the services of others stay', () => {
  const page =
    '---\ntitle: Pix\nservices:\n  - pix\n---\n\n::service{#pix part=facts}\n\n::service{#pix_payout}\n\n[Boleto](/services/boleto)\n';
  expect(copiedPage(page, 2)).toBe(
    '---\ntitle: Pix 2\nservices:\n  - pix_copy2\n---\n\n::service{#pix_copy2 part=facts}\n\n::service{#pix_payout}\n\n[Boleto](/services/boleto)\n',
  );
});

it('a link to a scenario of the page leads to the scenario of the copy; other anchors stay', () => {
  const page = '---\ntitle: Pix\n---\n\n[Paid](#pix-paid), [paid late](#pix-paid-late), [facts](#facts)\n';
  expect(copiedPage(page, 2, ['pix-paid'])).toContain(
    '[Paid](#pix-paid-copy2), [paid late](#pix-paid-late), [facts](#facts)',
  );
});

it('a copied entry has nothing that must be there only once', () => {
  const entry = 'id: 5\nslug: pix\nname: Pix\nhome: /services/pix\nscenarios:\n  - id: pix-paid\n';
  expect(copiedEntry(entry, 'pix', 1)).toBe(
    'id: 10005\nslug: pix_copy1\nname: Pix 1\nhome: /services/pix_copy1\nscenarios:\n  - id: pix-paid-copy1\n',
  );
  const twoStep = 'two_step:\n  id: 7\n  slug: card_two_step\n  name: Card\n';
  expect(copiedEntry(`id: 6\nslug: card\nname: Card\nhome: /card\n${twoStep}`, 'card', 1)).toContain(
    'two_step:\n  id: 10007\n  slug: card_two_step_copy1\n  name: Card\n',
  );
});

it('the tree has as many pages as wanted, and its data are right', async () => {
  const before = (await openSite(tree).load()).services.size;
  multiplyPages(tree, 330);
  expect(openSite(tree).pages.size).toBe(330);
  expect((await openSite(tree).load()).services.size).toBeGreaterThan(before);
}, 120_000);
