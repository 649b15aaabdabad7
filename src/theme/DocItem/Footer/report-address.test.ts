import { expect, it } from 'vitest';
import { reportAddress } from './report-address';

const page = 'https://docs.provider.example/callbacks#once';
const email = 'help@provider.example';

it('begins a letter that names page and section', () => {
  const letter = new URL(reportAddress({ email }, 'Callbacks & "retries"', page));
  expect(letter.pathname).toBe(email);
  expect(letter.searchParams.get('subject')).toBe('Error on the page "Callbacks & "retries""');
  expect(letter.searchParams.get('body')).toBe(`${page}\r\n\r\n`);
});

it('fills the address of a tracker', () => {
  const tracker = 'https://git.provider.example/new?title={title}&body={page}';
  expect(reportAddress({ email, tracker }, 'A & B', page)).toBe(
    `https://git.provider.example/new?title=A%20%26%20B&body=${encodeURIComponent(page)}`,
  );
});
