// The documentation in a terminal: results as a person reads them, pages, and mistakes as sentences.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readArguments } from '../command/arguments';
import { smallDocs } from '../tests/small-docs';
import { docsCommand } from './command';
import type { PackedDocs } from './docs';

let docs: PackedDocs;
beforeAll(async () => {
  docs = await smallDocs();
});
afterEach(() => vi.restoreAllMocks());

/** What the command prints, and its exit status. */
async function printed(...given: readonly string[]): Promise<readonly [status: number, text: string]> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  const status = await docsCommand(docs, readArguments(['docs', ...given]));
  return [status, log.mock.calls.flat().join('\n')];
}

describe('docs', () => {
  it('search prints title, address and snippet of each result', async () => {
    expect(await printed('search', 'late', 'success')).toEqual([
      0,
      'Callbacks › Late success\n  https://docs.small.example/base/callbacks#late-success\n  A payment that expired may succeed later.',
    ]);
  });

  it('search takes a limit, and says when nothing is found', async () => {
    const [, text] = await printed('search', 'payment', '--limit', '1');
    expect(text.match(/https:/g)).toHaveLength(1);
    expect(await printed('search', 'xyzzy')).toEqual([1, 'Nothing is found for "xyzzy".']);
  });

  it.each([
    '/services',
    '/services/',
    'services',
    '/services.md',
    'https://docs.small.example/base/services/',
  ])('read %s prints the page', async (route) => {
    expect(await printed('read', route)).toEqual([0, '# Services\n']);
  });

  it.each([
    [['read', '/nothing'], 'There is no page "/nothing"'],
    [['search'], 'docs needs words or a route'],
    [['find', 'x'], 'docs needs words or a route'],
    [['search', 'x', '--limit', '0'], '--limit is a whole number from 1 to 50'],
    [['search', 'x', '--limit', '51'], '--limit is a whole number from 1 to 50'],
  ])('%j is refused in a sentence', async (given, sentence) => {
    await expect(printed(...given)).rejects.toThrow(sentence);
  });

  it('says in the repository where the documentation is', async () => {
    await expect(docsCommand(undefined, readArguments(['docs', 'search', 'x']))).rejects.toThrow(
      'The documentation is in the built file',
    );
  });
});

it('equal documentation is packed to equal bytes', async () => {
  expect(await smallDocs()).toEqual(docs);
});
