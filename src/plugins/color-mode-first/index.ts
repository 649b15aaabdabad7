/**
 * In: the theme's script that reads which colour mode the reader chose. Out: the same script in the head, before the style sheet. The
 * theme has it in the body, where the browser may have painted a dark frame already for a reader who chose light.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts';

/** Docusaurus plugin; takes no options. */
export default function colorModeFirst({ siteConfig, siteStorage }: LoadContext): Plugin {
  // Docusaurus gives the options of a theme no type.
  const { colorMode } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'color-mode-first',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: getThemeInlineScript({ colorMode, siteStorage }) }],
    }),
  };
}
