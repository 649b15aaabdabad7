import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPictures, picturesOf } from './pictures';
import { mistake, render } from './tests/render';

const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  path.join(folder, 'flow.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"/>',
);
const page = path.join(folder, 'page.mdx');
const ONE_WAY =
  'A picture is a PNG, JPEG or SVG file beside its page: ![What it shows](./picture.png). Found: ';

describe('a picture of a page', () => {
  it('has the address of the published file, which the Markdown twin links too', () => {
    const { tree, markdown } = render('![The steps](./flow.svg)', undefined, page);
    expect(markdown).toMatch(/^!\[The steps\]\(\/assets\/pictures\/flow-[0-9a-f]{8}\.svg\)\n$/);
    expect(picturesOf(tree).map(({ width, height }) => [width, height])).toEqual([[120, 60]]);
  });

  it('becomes an element with its size, which loads when it comes near but for the first one above all sections', () => {
    const { tree } = render(
      '![a](./flow.svg)\n\n![b](./flow.svg)\n\n## On\n\n![c](./flow.svg)',
      undefined,
      page,
    );
    drawPictures(tree, '/docs/');
    const elements = JSON.stringify(tree).match(/"name":"loading","value":"\w+"/g);
    expect(elements?.map((one) => /(?<=value":")\w+/.exec(one)?.[0])).toEqual(['eager', 'lazy', 'lazy']);
    expect(JSON.stringify(tree)).toMatch(/"name":"src","value":"\/docs\/assets\/pictures\/flow-/);
    expect(JSON.stringify(tree)).toContain('"name":"width","value":"120"');
  });

  it.each([
    [
      'that is not there',
      'Text\n\n![a](./flw.svg)',
      3,
      'There is no picture ./flw.svg beside the page. Did you mean "./flow.svg"?',
    ],
    ['without words', '![](./flow.svg)', 1, 'Say what ./flow.svg shows, for readers who do not see it.'],
    [
      'of another host',
      '- a\n- ![x](https://other.example/x.png)',
      2,
      `${ONE_WAY}https://other.example/x.png`,
    ],
    ['below static/', '![x](/img/x.png)', 1, `${ONE_WAY}/img/x.png`],
    ['of the word of Docusaurus', '![x](pathname:///img/x.png)', 1, `${ONE_WAY}pathname:///img/x.png`],
    ['by reference', '![x][one]\n\n[one]: ./flow.svg', 1, `${ONE_WAY}![x][one]`],
    ['in HTML', '<img src="./flow.svg" />', 1, `${ONE_WAY}<img>`],
    ['of an import', "import Flow from './flow.svg';", 1, `${ONE_WAY}import Flow from './flow.svg';`],
  ])('%s stops the build with its line', (_what, text, line, message) => {
    expect(mistake(text, undefined, page)).toBe(`line ${line}: ${message}`);
  });
});
