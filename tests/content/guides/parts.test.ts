// Each kind of service guide has the parts that its reader looks for, and each catalogue entry has one home.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { suggest } from '@gateway-docs/kit';
import { root, serviceGuides } from './read-guides';
import { demoSite } from '@gateway-docs/contract/tests';

/** Anchors that a kind of guide must have, in any order; links from other pages rely on them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  method: [
    'how',
    'steps',
    'fields',
    'example',
    'payer',
    'statuses',
    'refunds',
    'wrong',
    'sandbox',
    'checklist',
    'next',
  ],
  country: ['next'],
  family: ['next'],
  api: [],
};

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

describe('a service guide', () => {
  it.each(serviceGuides.map((guide) => [guide.file, guide] as const))(
    '%s has the parts of its kind',
    (file, { kind = '', anchors }) => {
      const missing = (PARTS[kind] ?? []).filter((id) => !anchors.includes(id));
      expect(
        missing.map((id) => `${file}: a guide of the kind "${kind}" needs a section "## … {#${id}}"`),
      ).toEqual([]);
    },
  );

  it.each(
    serviceGuides
      .filter(({ kind }) => kind === 'method')
      .map((guide) => [guide.file, guide.anchors] as const),
  )('%s begins with the call: the request, then its fields, before how it works', (_file, anchors) => {
    const inOrder = ['example', 'fields', 'how', 'steps', 'wrong', 'sandbox', 'checklist', 'next'];
    expect(anchors.filter((anchor) => inOrder.includes(anchor))).toEqual(inOrder);
  });

  it.each(serviceGuides.filter(({ anchors }) => anchors.includes('sandbox')).map(({ file }) => file))(
    '%s leads from its test data to the gateway on the own machine',
    (file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
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

describe('an entry of the catalogue', () => {
  it('is listed by its home guide', () => {
    const withoutPage = [...reference.services.values()].filter(
      ({ slug, home }) =>
        !serviceGuides.some(({ route, services }) => route === home && services.includes(slug)),
    );
    expect(
      withoutPage.map(
        ({ slug, home }) =>
          `data/services/${slug}.yaml: the page ${home} does not name "${slug}" in its services`,
      ),
    ).toEqual([]);
  });
});
