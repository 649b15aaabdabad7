/** @returns the anchor that the reader looks at, `#once`: that of the address, or of the last heading above the middle of the window */
export function currentAnchor(): string {
  if (window.location.hash) return window.location.hash;
  const above = [...document.querySelectorAll<HTMLElement>('article h2[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight / 2,
  );
  const last = above.at(-1);
  return last ? `#${last.id}` : '';
}
