/** The choice between the two versions of the API in the sidebar: one select in front of each version, of which one is shown. */
import { API_VERSIONS, type ApiVersion } from '@gateway-docs/site-data/model';
import { versions as texts } from '../../data/texts/frame.json';
import type { Item } from './sidebar-groups';

/** Class of everything in the sidebar that belongs to a version; src/css/sidebar.css hides the other one. */
export const versionClass = (version: ApiVersion): string => `gw-api-${version}`;

/**
 * The select in front of the calls of a version, with that version chosen in it, so that it is right before any script has run.
 * `src/client/sidebar-version.ts` makes it work.
 * @param version the version that it stands in front of
 * @returns an entry of the sidebar
 */
export function versionSelect(version: ApiVersion): Item {
  const options = API_VERSIONS.map(
    (each) => `<option value="${each}"${each === version ? ' selected' : ''}>${texts[each]}</option>`,
  );
  return {
    type: 'html',
    className: `gw-api-version ${versionClass(version)}`,
    value: `<label>API <select class="gw-input" data-version="${version}">${options.join('')}</select></label>`,
  };
}
