import { describe, expect, it } from 'vitest';
import { mistake } from './tests/render';

const PICTURE =
  'A picture is a file of the repository, beside its page: ![What it shows](./picture.png). Pages load none from other hosts and have none as data. Found: ';
const LINK =
  'A link leads to a page (/callbacks), to an anchor (#retries), or to an address with https:, http:, mailto:, tel:, pathname:. Found: ';

describe('addresses of a page', () => {
  it.each([
    ['a picture beside the page', '![A screen](./screen.png)'],
    ['a picture of the site', '![A screen](/img/screen.png)'],
    ['a page, an anchor, a file', '[a](/callbacks) [b](#retries) [c](pathname:///openapi/v2.yaml)'],
    [
      'other hosts, a mail, a call',
      '[a](https://other.example) [b](mailto:a@other.example) [c](tel:+34600000000)',
    ],
    [
      'a reference',
      '![A screen][one] and [a page][two]\n\n[one]: ./screen.png\n[two]: https://other.example',
    ],
  ])('may be %s', (_what, page) => {
    expect(mistake(page)).toBe('no mistake was found');
  });

  it.each([
    [
      'a picture of another host',
      'Text\n\n![x](https://other.example/x.png)',
      3,
      `${PICTURE}https://other.example/x.png`,
    ],
    ['one with the scheme of the page', '![x](//other.example/x.png)', 1, `${PICTURE}//other.example/x.png`],
    [
      'a picture as data',
      '![](data:image/gif;base64,R0lGODlhAQAB)',
      1,
      `${PICTURE}data:image/gif;base64,R0lGODlhAQAB`,
    ],
    [
      'a long picture',
      `![](data:image/gif;base64,${'A'.repeat(100)})`,
      1,
      `${PICTURE}data:image/gif;base64,${'A'.repeat(38)}…`,
    ],
    [
      'a picture by reference',
      '![x][one]\n\n[one]: https://other.example/x.png',
      3,
      `${PICTURE}https://other.example/x.png`,
    ],
    [
      'a picture in a list',
      '- a\n- ![x](https://other.example/x.png)',
      2,
      `${PICTURE}https://other.example/x.png`,
    ],
    ['a link as data', '[x](data:text/html,hello)', 1, `${LINK}data:text/html,hello`],
    ['a script', '[x](JavaScript:alert)', 1, `${LINK}JavaScript:alert`],
    ['a file of the writer', '[x](file:///tmp/x.pdf)', 1, `${LINK}file:///tmp/x.pdf`],
    ['a link by reference', '[x][one]\n\n[one]: data:text/html,hello', 3, `${LINK}data:text/html,hello`],
  ])('stop the build with their line: %s', (_what, page, line, message) => {
    expect(mistake(page)).toBe(`line ${line}: ${message}`);
  });
});
