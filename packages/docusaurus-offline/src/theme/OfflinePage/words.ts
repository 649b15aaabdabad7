/**
 * Every word of the page, from `english.json`. A site that says something in its own way replaces this module, and takes the rest from
 * `@theme-original`; a translation names each word `offline.` and its key.
 */
import { translate } from '@docusaurus/Translate';
import { keysOf } from '@gateway-docs/kit';
import type { OfflineWords } from '../../client';
import english from './english.json';

const inWords = keysOf(english).map((key) => [
  key,
  translate({ id: `offline.${key}`, message: english[key] }),
]);

export default Object.fromEntries(inWords) as OfflineWords;
