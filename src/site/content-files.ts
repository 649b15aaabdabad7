import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import type { Operator } from '@gateway-docs/site-data/operator';

/**
 * @param operator the checked operator profile
 * @returns where each page is edited, in the form that Docusaurus asks for; undefined for a profile without such an address
 */
export function editAddress({ source }: Pick<Operator, 'source'>): EditUrlFunction {
  return ({ versionDocsDirPath, docPath }) =>
    source?.edit.replaceAll('{file}', `${versionDocsDirPath}/${docPath}`);
}

/** Partials and templates, which Docusaurus leaves alone as long as it is not told what else to leave out. */
const NO_PAGES = ['**/_*.mdx', '**/_*/**'];

/**
 * What a docs instance makes no pages of.
 * @param files pages that the provider does not offer, from the repository's root: `docs/services/blik.mdx`
 * @param folder of the instance, `docs`
 * @returns patterns below the folder
 */
export const excludedFiles = (files: readonly string[], folder: string): string[] => [
  ...NO_PAGES,
  ...files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)),
];
