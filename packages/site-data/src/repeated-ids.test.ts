import { describe, expect, it } from 'vitest';
import path from 'node:path';
import { loadFacts } from './load-facts';
import { openHead } from './tests/open-head';
import { repeatedIds, wrongFileNames } from './broken-references';
import type { Service } from './services/service-schema';

const { services, tables } = await loadFacts(openHead(path.resolve(__dirname, '../../..')));
const testData = tables['test-cards'];
const noTests = { ...testData, rows: [] };

/** BLIK under other names, without scenarios. */
function service(id: number, slug: string, rest: Partial<Service> = {}): Service {
  const blik = services.get('blik');
  if (!blik) throw new Error('The catalogue has no "blik".');
  return { ...blik, id, slug, scenarios: [], ...rest };
}

describe('ids that are there twice', () => {
  it('are none in the catalogue', () => {
    expect(repeatedIds([...services.values()], testData)).toEqual([]);
  });

  it.each([
    [
      'a service id',
      [service(1, 'pix'), service(1, 'blik')],
      'service id 1 is in both data/services/pix.yaml and data/services/blik.yaml: each has one of its own',
    ],
    [
      'the id of a service in two steps',
      [service(1, 'pix', { two_step: { id: 2, slug: 'pix_two_step', name: 'Pix' } }), service(2, 'blik')],
      'service id 2 is in both data/services/pix.yaml and data/services/blik.yaml: each has one of its own',
    ],
    [
      'the slug of a service in two steps',
      [service(1, 'pix', { two_step: { id: 2, slug: 'blik', name: 'Pix' } }), service(3, 'blik')],
      'service slug blik is in both data/services/pix.yaml and data/services/blik.yaml: each has one of its own',
    ],
    [
      'a scenario',
      [
        service(1, 'pix', { scenarios: [{ id: 'paid', test: 'a' }] }),
        service(2, 'blik', { scenarios: [{ id: 'paid', test: 'b' }] }),
      ],
      'scenario id paid is in both data/services/pix.yaml and data/services/blik.yaml: each has one of its own',
    ],
    [
      'a scenario of one file',
      [
        service(1, 'pix', {
          scenarios: [
            { id: 'paid', test: 'a' },
            { id: 'paid', test: 'b' },
          ],
        }),
      ],
      'scenario id paid is in data/services/pix.yaml twice: each has one of its own',
    ],
  ])('are named with both files: %s', (_what, entries, message) => {
    expect(repeatedIds(entries, noTests)).toEqual([message]);
  });
});

describe('names of the files of services', () => {
  it('are those of the slugs', () => {
    expect(wrongFileNames(new Map([['pix', service(1, 'pix')]]))).toEqual([]);
  });

  it('are named with the slug, and with the file that has it: a copy of another entry', () => {
    expect(
      wrongFileNames(
        new Map([
          ['pix', service(1, 'pix')],
          ['pix2', service(1, 'pix')],
        ]),
      ),
    ).toEqual([
      'data/services/pix2.yaml: the slug is "pix", which data/services/pix.yaml has; the slug of this file is "pix2", like its name',
    ]);
    expect(wrongFileNames(new Map([['pix2', service(1, 'pix')]]))).toEqual([
      'data/services/pix2.yaml: the slug is "pix"; the slug of this file is "pix2", like its name',
    ]);
  });
});
