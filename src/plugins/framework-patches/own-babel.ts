/** In: babel.config.js. Out: whether somebody has put something of their own there, for which Babel has to run. */
import { createRequire } from 'node:module';
import path from 'node:path';

/** What Babel's configuration may have, as far as it is looked at. */
type BabelConfig = Readonly<Record<string, unknown>>;

/**
 * @param config what babel.config.js exports
 * @param preset absolute path of the preset that comes with Docusaurus
 * @returns whether there is more in it than that preset
 */
export function asksForMore({ presets = [], ...others }: BabelConfig, preset: string): boolean {
  return Object.keys(others).length > 0 || JSON.stringify(presets) !== JSON.stringify([preset]);
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns whether the site's own code needs Babel
 */
export function needsBabel(siteDir: string): boolean {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  const config: unknown = fromSite('./babel.config.js');
  return asksForMore(config as BabelConfig, fromSite.resolve('@docusaurus/babel/preset'));
}
