import { currentAnchor } from '../current-anchor';

/** Before a click on the other version is followed, points its link at the same place: both pages have the same anchors. */
export function keepPlaceOnClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-same-place] a') : null;
  if (link) link.hash = currentAnchor();
}
