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

function ending(line: string): { code: number | null; last: string } {
  site.write('docs/callbacks.mdx', `${PAGE}${line}\n`);
  const { code, output } = site.build();
  return { code, last: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
}

describe('a build of a page with a mistake in its 14th line', () => {
  it('a link to no page and a link to no anchor', { timeout: 400_000 }, () => {
    const { code, last } = ending(
      'See [nothing](/nowhere) and [no part](/request_format#nothing) and [here](#there).',
    );
    expect(code).toBe(1);
    expect(last).toContain('docs/callbacks.mdx:14: /nowhere is no page of this site');
    expect(last).toContain('docs/callbacks.mdx:14: /request_format#nothing is no anchor of that page');
    expect(last).toContain('docs/callbacks.mdx:14: /callbacks#there is no anchor of that page');
  });

  it('a directive that does not exist', { timeout: 400_000 }, () => {
    const { code, last } = ending('::opration{#transaction-create version=v2}');
    expect(code).toBe(1);
    expect(last).toMatch(/docs\/callbacks\.mdx:14:1: .*opration/);
  });

  it('a tag that is not closed', { timeout: 400_000 }, () => {
    const { code, last } = ending('<Aside>');
    expect(code).toBe(1);
    expect(last).toMatch(/docs\/callbacks\.mdx.*Aside.*14:1/);
  });
});
