import { describe, expect, it } from 'vitest';
import { mistake } from './tests/render';

const LINK =
  'A link leads to a page (/callbacks), to an anchor (#retries), or to an address with https:, http:, mailto:, tel:, pathname:. Found: ';

describe('addresses of a page', () => {
  it.each([
    ['a page, an anchor, a file', '[a](/callbacks) [b](#retries) [c](pathname:///openapi/v2.yaml)'],
    [
      'other hosts, a mail, a call',
      '[a](https://other.example) [b](mailto:a@other.example) [c](tel:+34600000000)',
    ],
    ['a reference', '[a page][two]\n\n[two]: https://other.example'],
  ])('may be %s', (_what, page) => {
    expect(mistake(page)).toBe('no mistake was found');
  });

  it.each([
    ['a link as data', '[x](data:text/html,hello)', 1, `${LINK}data:text/html,hello`],
    ['a script', '[x](JavaScript:alert)', 1, `${LINK}JavaScript:alert`],
    ['a file of the writer', '[x](file:///tmp/x.pdf)', 1, `${LINK}file:///tmp/x.pdf`],
    ['a link by reference', '[x][one]\n\n[one]: data:text/html,hello', 3, `${LINK}data:text/html,hello`],
  ])('stop the build with their line: %s', (_what, page, line, message) => {
    expect(mistake(page)).toBe(`line ${line}: ${message}`);
  });
});
