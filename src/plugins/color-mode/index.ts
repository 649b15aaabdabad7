/**
 * In: how the site handles the colour mode, and where Docusaurus keeps what a reader chose. Out: a script in the head that follows the choice of
 * another tab, and the system, before the scripts of the page have come (`in-page.js`).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { inPageScript } from '../../base/in-page-script';

/** Docusaurus plugin; takes no options. */
export default function colorMode({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { respectPrefersColorScheme, defaultMode } = (siteConfig.themeConfig as ThemeConfig).colorMode;
  const innerHTML = inPageScript(__dirname, {
    STORAGE_KEY: `theme${siteStorage.namespace}`,
    NO_CHOICE: respectPrefersColorScheme ? 'system' : defaultMode,
  });
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
