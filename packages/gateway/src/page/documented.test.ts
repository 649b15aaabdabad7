// The gateway of a page plays every documented scenario, and takes every documented request, as every other gateway does.
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { lineInProcess, loadRepertoire } from '../tests/page-line';
import { playService, sendDocumented } from '../tests/play-in-page';
import { demoSite } from '@gateway-docs/contract/tests';

const made = await loadCatalogue(demoSite);
const repertoire = await loadRepertoire(demoSite);

describe('every documented scenario ends as documented', () => {
  it.each(repertoire.services.map(({ slug }) => slug))('%s', async (slug) => {
    const { differences } = await playService(lineInProcess(made), repertoire, slug);
    expect(differences).toEqual([]);
  });
});

it('every documented request gets a response, the same each time', async () => {
  const [first, second] = [
    await sendDocumented(lineInProcess(made), repertoire),
    await sendDocumented(lineInProcess(made), repertoire),
  ];
  expect(second.text).toBe(first.text);
  expect(repertoire.documented.length).toBeGreaterThan(made.catalogue.calls.length);
});
