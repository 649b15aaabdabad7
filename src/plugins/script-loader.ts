/**
 * What transpiles scripts: Babel where babel.config.js has something of the site's own, else SWC, which does the same in less time. Docusaurus' own
 * switch for SWC would leave babel.config.js dead, and advise with each build to remove it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { getSwcLoaderOptions } from '@docusaurus/faster';
import type { Config } from '@docusaurus/types';

/** What Babel's configuration may have, as far as it is looked at. */
type BabelConfig = Readonly<Record<string, unknown>>;

/**
 * @param config what babel.config.js exports
 * @param preset absolute path of the preset that comes with Docusaurus
 * @returns whether there is more in it than that preset
 */
export const asksForMore = ({ presets = [], ...others }: BabelConfig, preset: string): boolean =>
  Object.keys(others).length > 0 || JSON.stringify(presets) !== JSON.stringify([preset]);

/**
 * @param siteDir absolute path of the folder that has babel.config.js
 * @returns the loader, as Docusaurus' `webpack.jsLoader` wants it
 */
export function scriptLoader(siteDir: string): NonNullable<Config['webpack']>['jsLoader'] {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  const config = fromSite('./babel.config.js') as BabelConfig;
  if (asksForMore(config, fromSite.resolve('@docusaurus/babel/preset'))) return 'babel';
  return (isServer) => ({
    loader: 'builtin:swc-loader',
    options: getSwcLoaderOptions({ isServer, bundlerName: 'rspack' }),
  });
}
