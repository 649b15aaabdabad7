/**
 * The site's own plugins, in the order in which Docusaurus asks them. They are functions and not paths, because Docusaurus loads each path with modules of its
 * own: the facts, the contract and the remark plugin would be loaded once for each of them.
 */
import type { LoadContext, Plugin, PluginConfig, PluginModule } from '@docusaurus/types';
import staticBody from '@gateway-docs/docusaurus-static-body';
import contentDependencies from './content-dependencies';
import icons from './icons';
import look from './look';
import pageComponents from './page-components';
import derivedFiles from './derived-files';
import payerPage from './payer-page';
import offline from './offline';
import licences from './licences';
import { staticBodyOptions } from './static-body';

const pages = (context: LoadContext): Plugin => staticBody(context, staticBodyOptions(context.siteDir));

const all = [
  contentDependencies,
  icons,
  look,
  pageComponents,
  derivedFiles,
  payerPage,
  pages,
  offline,
  licences,
];

/**
 * Each with its options, none: Knip, which reads the configuration, calls a bare function. Docusaurus gives each plugin the content that it has loaded itself,
 * which the type for functions does not say.
 */
export const plugins = all.map((plugin): PluginConfig => [plugin as PluginModule, {}]);
