/** What this site tells the check of its pages: how a page is read, and which files are served beside the pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site, SiteData } from '@gateway-docs/contract';
import type { Asked } from '@gateway-docs/writing/check-pages';
import { ARCHIVE_FILE } from '../base/archive-file';
import { markdownTwinRoute, PAGE_LIST_ROUTE } from '../base/markdown-twin-route';
import { filesOfData } from '../generated/make-files';
import { CHANGE_FEEDS, GATEWAY_BUNDLE, GATEWAY_ROUTE } from '../remark/cross-references/routes';
import { readPage } from '../remark/read-page';

/** Files that are made of the built site, or of the gateway. */
const OF_BUILD = [GATEWAY_ROUTE, GATEWAY_BUNDLE]
  .flatMap((route) => [route, `${route}.sha256`])
  .concat(Object.values(CHANGE_FEEDS), PAGE_LIST_ROUTE, `/${ARCHIVE_FILE}`);

/**
 * @param root absolute path of the repository
 * @param site opened there
 * @param data of the site; left out where they cannot be read: then no file is known, and all are taken for right
 */
export async function askedOf(root: string, site: Site, data: SiteData | undefined): Promise<Asked> {
  const files = new Set([
    ...OF_BUILD,
    ...(data ? (await filesOfData(data, root)).keys() : []),
    ...[...site.pages.keys()].map((route) => markdownTwinRoute(route)),
  ]);
  return {
    root,
    pages: site.pages,
    leftOut: site.leftOut,
    data,
    read: (name, source) => readPage({ root, name }, source, site, data),
    isFile: (address) =>
      files.has(address) ||
      (data ? existsSync(path.join(root, 'static', address)) : path.extname(address) !== ''),
  };
}
