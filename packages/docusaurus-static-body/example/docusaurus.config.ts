import staticBody, { type StaticBodyOptions } from '@gateway-docs/docusaurus-static-body';
import { pageTemplate } from '@gateway-docs/docusaurus-static-body/template';
import type { Config, PluginModule } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';

/** Pages as Docusaurus makes them, to compare: `STOCK_WAY=1 docusaurus build`. */
const stockWay = process.env.STOCK_WAY === '1';

const config: Config = {
  title: 'A garden book',
  url: 'https://garden.example',
  baseUrl: '/book/',
  onBrokenLinks: 'throw',
  ssrTemplate: pageTemplate(!stockWay),
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      // The static render would wait for pages that the browser's bundle does not have.
      mdxCrossCompilerCache: false,
    },
  },
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: { routeBasePath: '/' },
        theme: { customCss: './src/css/garden.css' },
      } satisfies Options,
    ],
  ],
  plugins: [
    [
      staticBody as PluginModule,
      {
        islands: { Counter: '@site/src/components/Counter' },
        withoutPageLists: true,
        stockWay,
        finish: { policy: {} },
      } satisfies StaticBodyOptions,
    ],
  ],
  themeConfig: {
    navbar: { title: 'A garden book', items: [{ to: '/about', label: 'About' }] },
  },
};

export default config;
