// Change: names the tools that sections bring with them, the search and the gateway of the page.
import words from '@theme-original/OfflinePage/words';
import type { OfflineWords } from '@gateway-docs/docusaurus-offline/client';
import { offline as texts } from '../../../data/texts/theme.json';

export default {
  ...words,
  'introduction.what': `${words['introduction.what']} ${texts.introduction}`,
  common: texts.common,
} satisfies OfflineWords;
