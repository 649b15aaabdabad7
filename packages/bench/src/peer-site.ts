/**
 * In: the sources and the built site. Out: the same pages for a peer: the Markdown twins under the same routes, with the front matter
 * that Docusaurus reads. A peer so builds what it is made for, plain Markdown, and none of our code makes its pages.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { SERVED_PICTURES } from '@gateway-docs/branding';
import { openSite } from '@gateway-docs/contract';

/** Ends the head of a twin: front matter, title, description and a link, which a page of a peer has elsewhere. */
const HEAD_OF_TWIN = /^[\s\S]*?^All pages: .*\n+/m;
const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?)\n---\n/;

/** `/services/p2p/` → `/services/p2p.md`, where the site has the Markdown of a page. */
const twinOf = (route: string): string => (route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`);

/**
 * @param source an MDX page of ours
 * @param twin its Markdown twin
 * @param origin of the published site, by which twins name their links: `https://docs.provider.example`
 * @returns a page of Markdown with the front matter of the source, whose links stay on the site
 */
export function peerPage(source: string, twin: string, origin: string): string {
  const head = parse(FRONT_MATTER.exec(source)?.groups?.yaml ?? '') as Readonly<Record<string, unknown>>;
  const body = twin.replace(HEAD_OF_TWIN, '').replaceAll(`](${origin}/`, '](/');
  return `---\n${stringify(head)}---\n\n${body}`;
}

/** What a peer is told of the operator. */
export interface PeerNames {
  readonly brand: string;
  readonly tagline: string;
  readonly year: number;
  /** Origin of the published site. */
  readonly url: string;
  readonly marketing: string;
  readonly favicon: string;
}

/**
 * @param root absolute path of the repository's root
 * @param built absolute path of the built site, which holds the twins
 * @param folder absolute path of the folder to make, somewhere below the root, where its build finds the packages
 * @returns what its configuration has to be told
 */
export function preparePeerSite(root: string, built: string, folder: string): PeerNames {
  const site = openSite(root);
  const { brand, tagline, copyright_year: year, hosts } = site.operator;
  const origin = hosts.site;
  for (const [route, { file }] of site.pages) {
    const target = path.join(folder, file.replace(/\.mdx$/, '.md'));
    const read = (name: string): string => readFileSync(name, 'utf8');
    const page = peerPage(read(path.join(root, file)), read(path.join(built, twinOf(route))), origin);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, page);
  }
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  cpSync(site.branding().logo.light.file, path.join(folder, 'static', SERVED_PICTURES.favicon));
  return { brand, tagline, year, url: origin, marketing: hosts.marketing, favicon: SERVED_PICTURES.favicon };
}
