/** What is known of a site before its facts are read, for tests of the readers. */
import { DEFAULT_PROFILE, layoutOf } from '../layout';
import type { SiteHead } from '../load-facts';
import { readOffer } from '../offer/read-offer';
import { readProfile } from '../operator/profile';
import { readPages } from '../pages/read-pages';

/**
 * @param root absolute path of a repository
 * @param file path of the profile, absolute or below the root
 */
export function openHead(root: string, file: string = DEFAULT_PROFILE): SiteHead {
  const layout = layoutOf(root);
  const profile = readProfile(root, file);
  const offer = readOffer(profile, layout);
  return { layout, profile, offer, pages: readPages(layout.content, offer) };
}
