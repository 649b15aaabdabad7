import { decodedPath } from '@gateway-docs/kit';

/**
 * Shows one direction of a guide for both: that of the target, else what this entry of the history has shown, else what the page shows already. The
 * other one stays where find-in-page looks.
 * @param body the body of a page; without a switch nothing happens
 * @param target what the address names, or where a search of the browser has found its text
 */
function showDirection(body: ParentNode, target: Element | null): void {
  const ways = body.querySelector<HTMLElement>('.gw-directions');
  if (!ways) return;
  let direction = 'both';
  const blocks = [...(ways.parentElement?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].map((block) => {
    direction = block.dataset.direction ?? direction;
    return { block, direction };
  });
  const named = blocks.find((item) => item.direction !== 'both' && item.block.contains(target));
  // What an entry of the browser's history remembers beside its address.
  const entry = window.history.state as { direction?: string } | null;
  const shown = named?.direction ?? entry?.direction ?? ways.dataset.shown ?? 'payin';
  ways.dataset.shown = shown;
  window.history.replaceState({ ...entry, direction: shown }, '');
  // A browser without it has no other way to show what is hidden on paper: there the style sheet hides.
  if ('onbeforematch' in ways)
    for (const item of blocks)
      if ([shown, 'both'].includes(item.direction) || item.block === ways)
        item.block.removeAttribute('hidden');
      else item.block.setAttribute('hidden', 'until-found');
  for (const link of ways.querySelectorAll('a'))
    link.setAttribute('aria-current', String(link.hash === `#${shown}`));
}

/**
 * Lets the switch of a guide for both directions work.
 * @param body the body of a page
 * @param signal ends following what the browser's search finds
 */
export function bringDirectionsAlive(body: Element, signal: AbortSignal): void {
  showDirection(body, document.getElementById(decodedPath(window.location.hash.slice(1))));
  const onMatch = ({ target }: Event): void => showDirection(body, target instanceof Element ? target : null);
  // Of the browser's search, and of a link to an anchor (src/client/hash-target.ts).
  body.addEventListener('beforematch', onMatch, { signal });
  window.addEventListener('popstate', () => showDirection(body, null), { signal });
}
