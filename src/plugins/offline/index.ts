/**
 * In: the operator profile and the sidebars. Out: the page `/offline`, the client module that registers the worker, and a plan for the
 * step that writes the worker when the site is whole (`write-worker.ts`). README.md says how it works.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { underBasePath } from '@gateway-docs/kit';
import { PLAN_FILE, type Plan } from './release';
import { sectionsOfSite, type Instance } from './sections';

const DOCS = 'docusaurus-plugin-content-docs';

/** What the profile says, through the configuration. */
interface OfflineFields {
  readonly isOffered: boolean;
  readonly page: string;
}

function instanceOf(content: LoadedContent, base: string, label?: string): Instance {
  const [version] = content.loadedVersions;
  const docs = version?.docs ?? [];
  return {
    sidebars: version?.sidebars ?? {},
    addresses: new Map(docs.map(({ id, permalink }) => [id, permalink.slice(base.length)])),
    ...(label === undefined ? {} : { label }),
  };
}

/** Docusaurus plugin; takes no options. */
export default function offline({ baseUrl, siteConfig }: LoadContext): Plugin {
  const { isOffered, page } = siteConfig.customFields?.offline as OfflineFields;
  const client = (file: string): string => path.join(__dirname, 'client', file);
  let instances: Instance[] = [];
  return {
    name: 'offline',
    getThemePath: () => client('theme'),
    getClientModules: () => (isOffered ? [client('begin.ts')] : []),
    async allContentLoaded({ allContent, actions }) {
      if (isOffered)
        actions.addRoute({
          path: underBasePath(baseUrl, `/${page}`),
          component: '@theme/OfflinePage',
          exact: true,
        });
      const { default: documentation, cabinet } = (allContent[DOCS] ?? {}) as Record<string, LoadedContent>;
      instances = [
        ...(documentation ? [instanceOf(documentation, baseUrl)] : []),
        ...(cabinet ? [instanceOf(cabinet, baseUrl, 'Merchant cabinet')] : []),
      ];
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      // Not earlier: the writers' server loads the content again with every edit and writes no worker.
      const sections = sectionsOfSite(instances);
      const plan: Plan = { isOffered, base: baseUrl, brand: siteConfig.title, page, sections };
      writeFileSync(path.join(outDir, PLAN_FILE), JSON.stringify(plan));
      return Promise.resolve();
    },
  };
}
