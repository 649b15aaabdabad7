// Change: names the tools that sections bring with them, the search and the gateway of the page.
import words from '@theme-original/OfflinePage/words';
import type { OfflineWords } from '@gateway-docs/docusaurus-offline/client';

const [what = '', ...others] = words.introduction;

const ours: OfflineWords = {
  ...words,
  introduction: [
    `${what} They come with the search and with the gateway that runs requests in the page.`,
    ...others,
  ],
  common: (size) =>
    `The first section also saves ${size} that all pages need: search, gateway, styles and scripts.`,
};

export default ours;
