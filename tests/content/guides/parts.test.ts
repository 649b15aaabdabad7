// What guides to services lead to; `npm run pages` says which parts a guide lacks.
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { suggest } from '@gateway-docs/kit';
import { serviceGuides } from './read-guides';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

describe('a service guide', () => {
  it.each(serviceGuides.filter(({ anchors }) => anchors.includes('sandbox')))(
    '$file leads from its test data to the gateway on the own machine',
    ({ text }) => {
      // The scenarios of a service begin with the link; a guide without them writes it.
      expect(/^::service\{#\w+(?: part=scenarios)?\}/m.test(text) || text.includes('](/local_gateway)')).toBe(
        true,
      );
    },
  );

  it('lists entries that exist', () => {
    const unknown = serviceGuides.flatMap(({ file, services }) =>
      services
        .filter((slug) => !reference.services.has(slug))
        .map((slug) => `${file}: services names "${slug}". ${suggest(slug, reference.services.keys())}`),
    );
    expect(unknown).toEqual([]);
  });
});
