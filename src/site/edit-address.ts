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
