/**
 * In: the tree of a page before expansion. Out: nothing, or a failed build at an address that readers could not use. The pages' policy
 * blocks pictures of other hosts, a picture as `data:` makes its page slow, and a browser does not open such an address from a link.
 */
import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** `pathname` is Docusaurus' word for a file of this site that is no page. */
const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'pathname'];

/** What stands before the colon; a host without a scheme takes the one of the page. */
function schemeOf(address: string): string | undefined {
  if (address.startsWith('//')) return 'https';
  return /^(?<scheme>[a-z][a-z0-9+.-]*):/i.exec(address)?.groups?.scheme?.toLowerCase();
}

/** A long address is known by its start. */
const shown = (address: string): string => (address.length > 60 ? `${address.slice(0, 60)}…` : address);

function checkPicture(node: Image | Definition, file: VFile): void {
  if (schemeOf(node.url) === undefined) return;
  file.fail(
    `A picture is a file of the repository, beside its page: ![What it shows](./picture.png). Pages load none from other hosts and have ` +
      `none as data. Found: ${shown(node.url)}`,
    node,
  );
}

function checkLink(node: Link | Definition, file: VFile): void {
  const scheme = schemeOf(node.url);
  if (scheme === undefined || LINK_SCHEMES.includes(scheme)) return;
  file.fail(
    `A link leads to a page (/callbacks), to an anchor (#retries), or to an address with ` +
      `${LINK_SCHEMES.map((name) => `${name}:`).join(', ')}. Found: ${shown(node.url)}`,
    node,
  );
}

/** Checks where pictures and links lead; fails with the line of the first that leads nowhere. */
export function checkAddresses(tree: Root, file: VFile): void {
  const pictures = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void pictures.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'image') checkPicture(node, file);
    if (node.type === 'link') checkLink(node, file);
    if (node.type === 'definition') (pictures.has(node.identifier) ? checkPicture : checkLink)(node, file);
  });
}
