/**
 * The site's own plugins and those of others that write files, in the order in which Docusaurus asks them and their steps after a build run. They are functions
 * and not paths, because Docusaurus loads each path with modules of its own: the facts, the contract and the remark plugin would be loaded once for each.
 */
import path from 'node:path';
import * as redirectPages from '@docusaurus/plugin-client-redirects';
import branding from '@gateway-docs/branding/plugin';
import type { Site } from '@gateway-docs/contract';
import * as sitemap from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin, PluginConfig, Props } from '@docusaurus/types';
import offlinePlugin, {
  writeArchive,
  type ArchiveOptions,
  type OfflineOptions,
} from '@gateway-docs/docusaurus-offline';
import { searchInFolder, type FolderSearch } from '@gateway-docs/docusaurus-search/folder';
import * as searchIndex from '@gateway-docs/docusaurus-search';
import type { SearchOptions } from '@gateway-docs/docusaurus-search';
import staticBody from '@gateway-docs/docusaurus-static-body';
import { compress, finishPages } from '@gateway-docs/docusaurus-static-body/after-build';
import linkCheck from '@gateway-docs/writing/link-check';
import generatedFiles from '../generated';
import type { PageFiles } from '../generated/page-files';
import { ARCHIVE_FILE } from '../base/archive-file';
import { cacheFolder } from './cache-folder';
import contentDependencies from './content-dependencies';
import gateway from './gateway';
import icons from './icons';
import { inOrder, step, type Step } from './in-order';
import licences from './licences';
import pageComponents from './page-components';
import { policy, staticBodyOptions } from './static-body';

/** What the plugins need to be told. */
interface Told {
  readonly site: Site;
  /** The files that the remark plugin makes from pages. */
  readonly pages: PageFiles;
  readonly redirects: redirectPages.Options;
  readonly search: SearchOptions;
  readonly offline: OfflineOptions;
  /** What the archive of a site has, where the site stands at a place. */
  readonly archive: (place: Pick<ArchiveOptions, 'base' | 'host'>, search: FolderSearch) => ArchiveOptions;
}

/** The site as it is while its pages are written. */
async function askedNow(siteDir: string, site: Site) {
  const [{ askedOf }, data] = await Promise.all([import('./page-check'), site.load().catch(() => undefined)]);
  return data && askedOf(siteDir, site, data);
}

/** A plugin that does nothing but a step after a build. */
const afterBuild = (name: string, postBuild: (site: Props) => unknown): Step =>
  step(() => ({ name, postBuild }));

/** The minifier of the styles makes of each rule what the browsers of package.json read. PostCSS would do it once more, and takes three seconds to be loaded. */
const stylesOnce = step((): Plugin => ({
  name: 'styles-once',
  configurePostCss: (options) => ({ ...options, plugins: [] }),
}));

/** @returns the list `plugins` of the configuration */
export const plugins = ({ site, pages, redirects, search, offline, archive }: Told): PluginConfig[] =>
  inOrder([
    step(contentDependencies, { site }),
    step(icons),
    step(branding, { read: () => site.branding(), profileFile: site.profileFile }),
    step(pageComponents),
    stylesOnce,
    // Options that hold functions and lists stand within a function: those in the list would be sent with each page.
    step((context: LoadContext) => staticBody(context, staticBodyOptions(context.siteDir, site))),
    step(licences),
    // Files that stand beside the pages, which pages link to.
    step(generatedFiles, { site, pages }),
    step(searchIndex, search),
    // Its file holds the twins and the index of the search.
    step(gateway, { site }),
    // Before there are redirects: no page may link to one.
    step((context: LoadContext) =>
      linkCheck(context, { site, written: [`/${ARCHIVE_FILE}`], ask: () => askedNow(context.siteDir, site) }),
    ),
    step(redirectPages, redirects),
    step(sitemap),
    // What changes or reads every file in its last form.
    afterBuild('finish-pages', ({ outDir, baseUrl }) => finishPages({ outDir, baseUrl, policy })),
    afterBuild('archive', async ({ outDir, baseUrl, siteConfig: { url } }) =>
      writeArchive(outDir, archive({ base: baseUrl, host: url }, await searchInFolder(outDir, search.site))),
    ),
    step((context: LoadContext) => offlinePlugin(context, offline)),
    afterBuild('compress', ({ siteDir, outDir }) =>
      compress(outDir, {
        cacheDir: path.join(cacheFolder(siteDir), 'gateway-docs/precompress'),
        // The search begins with it.
        isWaitedFor: (file) => file === 'search-index/head.json',
      }),
    ),
  ]);
