/**
 * `npm run pages`: what is wrong with pages and data, each mistake once, with file, line and what is nearest to it, in seconds. `npm run check` says it first,
 * a build says the same, and `npm run dev` says it of the page that is being written.
 */
import { openSite } from '@gateway-docs/contract';
import { checkPages } from '@gateway-docs/writing/check-pages';
import { askedOf } from '../src/plugins/page-check';
import { loadSiteData } from '../src/remark/prepare-page';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => {
  const site = openSite(root, process.env.OPERATOR_PROFILE);
  const ofData: string[] = [];
  const data = await loadSiteData(site).catch((error: unknown) => {
    ofData.push(error instanceof Error ? error.message : String(error));
    return undefined;
  });
  const { links, together, mistakes } = checkPages(await askedOf(root, site, data));
  const all = [...ofData, ...together, ...mistakes, ...links];
  if (all.length > 0) throw new Error(all.join('\n'));
  console.log(`${site.pages.size} pages, their links and the data are right.`);
});
