import { describe, expect, it } from 'vitest';
import { fixtureData } from '../tests/fixture-data';
import { render } from '../tests/render';

describe('::operation-index', () => {
  it('shows the calls of its version in their groups, and leaves out groups without any', () => {
    const { ids, markdown } = render('::operation-index{version=v2}');
    expect(ids).toEqual(['payments', 'payouts']);
    expect(markdown).toContain('## Take a payment');
    expect(markdown).toMatch(
      /\[Create a payment\]\(\/api\/v2\/transaction\/create\).*`\/api\/v2\/transaction\/create`.*\| Registers a payment\./,
    );
  });

  it('names a call whose page is not written yet without a link', () => {
    const { markdown } = render('::operation-index{version=v2}');
    expect(markdown).not.toContain('](/api/v2/transaction/find)');
    expect(markdown).toContain('`/api/v2/transaction/find`');
  });

  it('leads to the index of the other version where there is one', () => {
    const pages = new Map([...fixtureData.pages, ['/api/v1/list', 'All calls']]);
    expect(render('::operation-index{version=v2}').markdown).not.toContain('VersionSwitch');
    expect(render('::operation-index{version=v2}', { ...fixtureData, pages }).markdown).toContain(
      '[Version 1](/api/v1/list) **Version 2**',
    );
  });
});
