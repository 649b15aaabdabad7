/** `node gateway.mjs docs search <words>` and `docs read <route>`: the documentation in a terminal, without a network. */
import type { Arguments } from '../command/arguments';
import { OptionMistake } from '../command/option-mistake';
import { limitOf } from '../command/option-values';
import { openDocs, type PackedDocs } from './docs';
import { readPage } from './read-page';
import { createSearch, RESULTS, type Result } from './search-docs';

const resultText = ({ title, section, address, snippet }: Result): string =>
  [[title, section].filter(Boolean).join(' › '), address, snippet].filter(Boolean).join('\n  ');

/** @returns 0; 1 where nothing is found */
export async function docsCommand(
  packed: PackedDocs | undefined,
  { operands: [what, ...words], options }: Arguments,
): Promise<number> {
  const docs = openDocs(packed);
  const text = words.join(' ');
  if (text === '' || (what !== 'search' && what !== 'read'))
    throw new OptionMistake(
      'docs needs words or a route: docs search late success, or docs read /callbacks.',
    );
  if (what === 'read') {
    console.log(readPage(docs, text));
    return 0;
  }
  const limit = limitOf(options.get('limit') ?? String(RESULTS.without), RESULTS.most);
  const found = await createSearch(docs)(text, limit);
  console.log(found.length > 0 ? found.map(resultText).join('\n\n') : `Nothing is found for "${text}".`);
  return found.length > 0 ? 0 : 1;
}
