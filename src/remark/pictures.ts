/**
 * In: the pictures of a page as its writer has typed them. Out: first each with the address of the file that browsers load, then each as an element with
 * its size, so that nothing moves when it comes. Between the two steps the Markdown twin is printed, which links the same file.
 */
import type { Parent, Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { underBasePath, WriterError } from '@gateway-docs/kit';
import { findPicture, oneWay, type Picture } from '@gateway-docs/pictures';
import { jsxInline, nodesIn } from './mdast';
import { atNode } from './writer-errors/in-short';

declare module 'mdast' {
  interface ImageData {
    /** What the page shows, once it is found. */
    picture?: Picture;
  }
}

/** The column of text is 800 px wide at most; on a narrow screen a picture takes all of it. */
const SIZES = '(max-width: 832px) 100vw, 800px';

/**
 * Changes the tree in place.
 * @throws VFileMessage at the picture that cannot be shown, with the one way to write it or the nearest one that exists
 */
export function placePictures(tree: Root, file: VFile): void {
  visit(tree, 'imageReference', (node) => {
    atNode(file, node, () => {
      throw new WriterError(oneWay(`![${node.alt ?? ''}][${node.identifier}]`));
    });
  });
  visit(tree, 'image', (node) => {
    atNode(file, node, () => {
      const picture = findPicture(file.path, node.url);
      if (!node.alt) throw new WriterError(`Say what ${node.url} shows, for readers who do not see it.`);
      node.url = picture.large.route;
      node.data = { picture };
    });
  });
}

/** @returns the pictures of a tree that has been placed */
export const picturesOf = (tree: Root): Picture[] =>
  nodesIn(tree).flatMap((node) => (node.type === 'image' ? (node.data?.picture ?? []) : []));

/**
 * Changes the tree in place.
 * @param basePath of the site, with a slash at both ends
 */
export function drawPictures(tree: Root, basePath: string): void {
  // Above the first section, readers see it at once.
  const first = nodesIn(tree).find(({ type }) => type === 'image' || type === 'heading');
  visit(tree, 'image', (node, index = 0, parent: Parent | undefined) => {
    const { alt, title, data: { picture } = {} } = node;
    if (!picture) return undefined;
    const { small, large, width, height } = picture;
    const address = (route: string): string => underBasePath(basePath, route);
    const variants = [small, large].map((one) => `${address(one.route)} ${one.width}w`).join(', ');
    const element = jsxInline('img', {
      className: 'gw-picture',
      src: address(large.route),
      ...(small.route === large.route ? {} : { srcSet: variants, sizes: SIZES }),
      alt: alt ?? '',
      title: title ?? undefined,
      width: String(width),
      height: String(height),
      loading: node === first ? 'eager' : 'lazy',
    });
    parent?.children.splice(index, 1, element);
    return SKIP;
  });
}
