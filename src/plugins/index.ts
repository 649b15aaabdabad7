/**
 * The site's own plugins, in the order in which Docusaurus asks them. They are functions and not paths, because Docusaurus loads each path with modules of its
 * own: the facts, the contract and the remark plugin would be loaded once for each of them.
 */
import type { PluginConfig, PluginModule } from '@docusaurus/types';
import contentDependencies from './content-dependencies';
import icons from './icons';
import look from './look';
import pageComponents from './page-components';
import derivedFiles from './derived-files';
import payerPage from './payer-page';
import frameworkPatches from './framework-patches';
import freeBundler from './free-bundler';
import staticPages from './static-pages';
import cachedPages from './cached-pages';
import apiVersionFirst from './api-version-first';
import earlyClick from './early-click';
import firstSign from './first-sign';
import lazyBlocks from './lazy-blocks';
import lazyPages from './lazy-pages';
import colorMode from './color-mode';
import printBlocks from './print-blocks';
import licences from './licences';

const all = [
  contentDependencies,
  icons,
  look,
  pageComponents,
  derivedFiles,
  payerPage,
  frameworkPatches,
  freeBundler,
  staticPages,
  cachedPages,
  apiVersionFirst,
  earlyClick,
  firstSign,
  lazyBlocks,
  lazyPages,
  colorMode,
  printBlocks,
  licences,
];

/**
 * Each with its options, none: Knip, which reads the configuration, calls a bare function. Docusaurus gives each plugin the content that it has loaded itself,
 * which the type for functions does not say.
 */
export const plugins = all.map((plugin): PluginConfig => [plugin as PluginModule, {}]);
