import type { ArchiveOptions, OfflineOptions } from '@gateway-docs/docusaurus-offline';
import type { FolderSearch } from '@gateway-docs/docusaurus-search/folder';
import type { Operator } from '@gateway-docs/site-data/operator';
import { ARCHIVE_FILE } from '../base/archive-file';
import { PAYER_PAGE } from '../base/payer-page';

/** What a reader takes along who reads without a network: any page can be searched, and sends its requests. */
export const offlineOptions = ({ offline: isOffered }: Pick<Operator, 'offline'>) =>
  ({
    isOffered,
    page: 'offline',
    storage: 'docs-offline',
    files: {
      tools: {
        files: ['search-index/head.json', 'sandbox/worker.js'],
        pages: ['search', PAYER_PAGE.slice(1)],
      },
      // The forms of the requests that a page sends, and its pictures.
      ofPages: ['sandbox/forms/', 'assets/pictures/'],
      parts: { folder: 'search-index/parts/', name: 'search' },
    },
    sections: { cabinet: 'Merchant cabinet' },
  }) satisfies OfflineOptions;

/** The site as one file: without what its scripts load, and with a search that needs no server. */
export const archiveOptions = (
  place: Pick<ArchiveOptions, 'base' | 'host'>,
  { files, ...search }: FolderSearch,
): ArchiveOptions => ({
  ...place,
  file: ARCHIVE_FILE,
  leftOut: [
    'assets/js/',
    'samples/',
    'sandbox/forms/',
    'sandbox/gateway.mcpb',
    'sandbox/worker.js',
    'search-index/',
    '_headers',
    '.nojekyll',
    'offline/',
    'sitemap.xml',
  ],
  added: files,
  additions: { 'search/index.html': search },
});
