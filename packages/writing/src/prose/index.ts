/** The command `prose`: pages and texts of data read as an editor would. */
import { readPages } from './read';
import { readTexts } from './read-texts';
export { findingsIn } from './rules';

/**
 * @param root absolute path of the repository
 * @returns path and trees of every page, partial, text and diagram that readers see
 */
export const proseIn = (root: string): ReturnType<typeof readTexts> => [
  ...readPages(root).map(({ file, tree }) => ({ file, trees: [tree] })),
  ...readTexts(root),
];
