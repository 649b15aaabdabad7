/** Files by their paths below a folder, in an order that no file system decides. */
export { addFiles, cachedTexts, cachePath, type CachedTexts } from './cached-texts';
export { listFiles } from './list-files';
export { pagesIn } from './pages-in';
export { writeFiles } from './write-files';
