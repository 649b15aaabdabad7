/** A plain site that can be read without a network; `npx docusaurus build example` in the folder of the package builds it. */
import type { Config, LoadContext } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import offline from '../src';

/** The tests build it twice, as two releases. */
const release = process.env.EXAMPLE_RELEASE ?? '1';

const config: Config = {
  title: 'Tea',
  url: 'https://tea.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: '/', breadcrumbs: false }, blog: false, pages: false } satisfies Options,
    ],
  ],
  plugins: [(context: LoadContext) => offline(context, { notSaved: { heading: 'No network, no tea' } })],
  themeConfig: {
    navbar: { title: `Tea, release ${release}`, items: [{ to: '/offline', label: 'Read offline' }] },
  },
};

export default config;
