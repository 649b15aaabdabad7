/**
 * In: the icon names that the sources use. Out: `@generated/icons/default/bundled.json`, which the Icon component draws from.
 * The icons of a page are so in its static HTML: nothing pops in, nothing is fetched, and it works offline.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleIcons, type BundledIcons } from './bundle';
import { usedIcons } from './used-icons';

/** Docusaurus plugin; takes no options. */
export default function icons({ siteDir }: LoadContext): Plugin<BundledIcons> {
  return {
    name: 'icons',
    loadContent: () => bundleIcons(usedIcons(siteDir)),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('bundled.json', JSON.stringify(content));
    },
    getPathsToWatch: () => [
      'src/{theme,components}/**/*.tsx',
      'data/texts/*.json',
      '{docs,cabinet}/**/*.mdx',
    ],
  };
}
