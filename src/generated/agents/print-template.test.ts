import { expect, it } from 'vitest';
import { fixtureData } from '../../remark/tests/fixture-data';
import { templatePrinter } from './print-template';

const { operator, pages } = fixtureData;
const data = {
  ...fixtureData,
  operator: { ...operator, hosts: { ...operator.hosts, site: 'https://acme.example' }, base_path: '/docs/' },
  pages: new Map([...pages, ['/', 'Front']]),
};
const print = (source: string): string => templatePrinter(data)('data/agents/skills/a.md', source);

it('a link leads to the twin, without an anchor, and a repeated one stands at the end', () => {
  expect(print('---\ntitle: A\n---\n\n[a](/callbacks#verify) [b](/callbacks) [c](/)')).toMatch(
    /^\[a\]\[1\] \[b\]\[1\] \[c\]\(https:\/\/acme\.example\/docs\/index\.md\)\n\n\[1\]: https:\/\/acme\.example\/docs\/callbacks\.md\n$/,
  );
});

it('a file and another host stay as they are', () => {
  expect(print('[a](pathname:///llms.txt) [b](https://www.acme.example/x#y)')).toMatch(
    /^\[a\]\(https:\S+\/llms\.txt\) \[b\]\(https:\/\/www\.acme\.example\/x#y\)\n$/,
  );
});

it.each([
  ['Text\n\nA {error(9999)}.', /^data\/agents\/skills\/a\.md:3:3: .*no code 9999/],
  [
    'Text\n\n[a](/calbacks)',
    /^data\/agents\/skills\/a\.md:3:1: No page has the address "\/calbacks".*"\/callbacks"/,
  ],
])('"%s" stops with file and line', (source, message) => {
  expect(() => print(source)).toThrow(message);
});
