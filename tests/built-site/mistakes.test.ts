// What a writer reads when a page is wrong: the last lines of `npx docusaurus build` have file and line, and it fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRONT_MATTER, makeSmallSite, type SmallSite } from './support/small-site';

/** Of a terminal, what is in view when the build has ended. */
const LAST_LINES = 25;
const PAGE = `${FRONT_MATTER}One.

Two.

Three.

Four.

`;

let site: SmallSite;
beforeAll(() => {
  site = makeSmallSite();
});
afterAll(() => site.remove());

function ending(...lines: string[]): { code: number | null; last: string; output: string } {
  site.write('docs/callbacks.mdx', `${PAGE}${lines.join('\n')}\n`);
  const { code, output } = site.build();
  return { code, last: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'), output };
}

describe('a build of a page with mistakes from its 14th line on', () => {
  it('names links to no page and to no anchor, with what is like them', { timeout: 400_000 }, () => {
    const { code, last } = ending(
      'See [nothing](/request_fromat) and [no part](/request_format#nothing) and [here](#there).',
    );
    expect(code).toBe(1);
    expect(last).toContain(
      'docs/callbacks.mdx:14: /request_fromat is no page of this site. Did you mean /request_format?',
    );
    expect(last).toContain('docs/callbacks.mdx:14: /request_format#nothing is no anchor of that page');
    expect(last).toContain('docs/callbacks.mdx:14: /callbacks#there is no anchor of that page');
  });

  it('names all of the page together', { timeout: 400_000 }, () => {
    const { code, last } = ending(
      '::opration{#transaction-create version=v2}',
      '',
      '<Stepz>One</Stepz>',
      '',
      '```phpp',
      '```',
      '',
      '```json',
      '{ "amount": 1, }',
      '```',
    );
    expect(code).toBe(1);
    expect(last).toMatch(
      /docs\/callbacks\.mdx:14:1: Unknown directive ::opration\. Did you mean "operation"/,
    );
    expect(last).toMatch(/docs\/callbacks\.mdx:16:1: Unknown component <Stepz>\. Did you mean "Steps"/);
    expect(last).toMatch(/docs\/callbacks\.mdx:18:1: Unknown language "phpp" .* Did you mean "php"/);
    expect(last).toMatch(/docs\/callbacks\.mdx:22:1: This block says json and is none: .*"amount": 1/);
  });

  it('names a tag that is not closed', { timeout: 400_000 }, () => {
    const { code, last } = ending('<Aside>');
    expect(code).toBe(1);
    expect(last).toMatch(/docs\/callbacks\.mdx:14:1: .*Aside/);
  });
});

it('a build with a mistake in the data ends with its reason, once', { timeout: 400_000 }, () => {
  site.edit('data/services/pix.yaml', 'kind: ', 'kind: no_');
  const { code, last, output } = ending('Right.');
  expect(code).toBe(1);
  expect(last).toMatch(/data\/services\/pix\.yaml/);
  expect(output.split('data/services/pix.yaml').length - 1).toBeLessThanOrEqual(2);
});
