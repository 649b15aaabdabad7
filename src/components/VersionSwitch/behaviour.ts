/** The anchor that the reader looks at: that of the address, or of the last heading above the middle of the window. */
function currentAnchor(): string {
  if (window.location.hash) return window.location.hash;
  const above = [...document.querySelectorAll<HTMLElement>('article h2[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight / 2,
  );
  const last = above.at(-1);
  return last ? `#${last.id}` : '';
}

/** Before a click on the other version is followed, points its link at the same place: both pages have the same anchors. */
export function keepPlaceOnClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-same-place] a') : null;
  if (link) link.hash = currentAnchor();
}
