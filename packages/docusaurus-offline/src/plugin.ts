/** In: the options and the sidebars. Out: the page of the sections, the client module that registers the worker, and the worker itself. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { underBasePath } from '@gateway-docs/kit';
import { PAGE, planOf, type OfflineOptions } from './options';
import { sectionsOfSite, type Instance } from './sections';
import { writeWorker } from './write-worker';

const DOCS = 'docusaurus-plugin-content-docs';

function instanceOf(content: LoadedContent, base: string, label: string | undefined): Instance {
  const [version] = content.loadedVersions;
  const docs = version?.docs ?? [];
  return {
    sidebars: version?.sidebars ?? {},
    addresses: new Map(docs.map(({ id, permalink }) => [id, permalink.slice(base.length)])),
    label,
  };
}

/** Docusaurus plugin: pages can be read without a network. */
export default function offline(
  { baseUrl: base, siteConfig, i18n }: LoadContext,
  options: OfflineOptions = {},
): Plugin {
  const { isOffered = true, page = PAGE, sections: labels = {} } = options;
  let instances: Instance[] = [];
  return {
    name: 'offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => (isOffered ? [path.join(__dirname, 'client/begin.ts')] : []),
    allContentLoaded({ allContent, actions }) {
      if (isOffered)
        actions.addRoute({
          path: underBasePath(base, `/${page}`),
          component: '@theme/OfflinePage',
          exact: true,
        });
      const loaded = Object.entries((allContent[DOCS] ?? {}) as Record<string, LoadedContent>);
      instances = loaded.map(([id, content]) => instanceOf(content, base, labels[id]));
    },
    async postBuild({ outDir }) {
      // Not earlier: the writers' server loads the content again with every edit and writes no worker.
      const sections = sectionsOfSite(instances, siteConfig.title);
      const plan = planOf(options, { base, brand: siteConfig.title, language: i18n.currentLocale, sections });
      await writeWorker({ outDir, plan });
    },
  };
}
