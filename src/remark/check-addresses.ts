/**
 * In: the tree of a page before expansion. Out: nothing, or a message of the file for each link that readers could not use: a browser does not open
 * an address such as `data:` from a link. Pictures have a step of their own.
 */
import type { Definition, Link, Root } from 'mdast';
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

function checkLink(node: Link | Definition, file: VFile): void {
  const scheme = schemeOf(node.url);
  if (scheme === undefined || LINK_SCHEMES.includes(scheme)) return;
  file.message(
    `A link leads to a page (/callbacks), to an anchor (#retries), or to an address with ` +
      `${LINK_SCHEMES.map((name) => `${name}:`).join(', ')}. Found: ${shown(node.url)}`,
    node,
  );
}

/** Checks where links lead; each that leads nowhere becomes a message with its line. */
export function checkAddresses(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') checkLink(node, file);
  });
}
