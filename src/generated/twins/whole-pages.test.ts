import { expect, it } from 'vitest';
import { MOST_WHOLE, wholePages } from './whole-pages';

const page = (id: string) => ({ id, title: id, description: '', route: `/api/${id}.md`, address: '' });
const folder = { title: 'API calls', start: '/api/' };
const sections = [
  { title: 'API v2', pages: [page('a'), page('b')] },
  { title: 'Perú: Yape', pages: [page('c')] },
];
const files = (bytes: number) =>
  wholePages(folder, sections, (route) => `${route}${'.'.repeat(bytes)}`).map(({ title, route, text }) => [
    title,
    route,
    text.match(/[a-c](?=\.md)/g)?.join(''),
  ]);

it('puts the pages of a folder into one file', () => {
  expect(files(10)).toEqual([['API calls', '/api/llms-full.txt', 'abc']]);
});

it('cuts a folder that is too long at its sections, and such a section between pages', () => {
  expect(files(MOST_WHOLE * 0.4)).toEqual([
    ['API v2', '/api/api-v2/llms-full.txt', 'ab'],
    ['Perú: Yape', '/api/peru-yape/llms-full.txt', 'c'],
  ]);
  expect(files(MOST_WHOLE * 0.6).map(([title, route]) => [title, route])).toEqual([
    ['API v2', '/api/api-v2/llms-full.txt'],
    ['API v2 2', '/api/api-v2-2/llms-full.txt'],
    ['Perú: Yape', '/api/peru-yape/llms-full.txt'],
  ]);
});

it('has no file where no twin is written', () => {
  expect(wholePages(folder, sections, () => undefined)).toEqual([]);
});
