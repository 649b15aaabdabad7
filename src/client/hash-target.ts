import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decodedPath } from '@gateway-docs/kit';
import { chooseTabOf } from '../components/Tabs/show-panel';

let marked: Element | undefined;

/**
 * Marks the element that the address names. `:target` does not do: the router changes the address with `pushState`, of which the
 * browser takes no notice, so the row of the first address would stay marked. That one is told apart by a mark of its own.
 */
function markTarget(target: Element | undefined): void {
  marked?.removeAttribute('data-target');
  marked?.setAttribute('data-was-target', '');
  target?.removeAttribute('data-was-target');
  target?.setAttribute('data-target', '');
  marked = target;
}

/** A target that is not there yet is looked for again in this many frames. Source: the specification, section 9. */
const MAX_FRAMES = 20;

let waiting = 0;

/**
 * Opens every closed block around an element, and the tab that has it, so that it can be seen and scrolled to.
 * @returns whether one was closed
 */
function openBlocksAround(target: Element | null): boolean {
  const opensTab = target !== null && chooseTabOf(target);
  const block = target?.closest('details');
  if (!block) return opensTab;
  const wasClosed = !block.open;
  block.open = true;
  return openBlocksAround(block.parentElement) || wasClosed || opensTab;
}

/**
 * Opens the blocks around the target of a hash, scrolls to it and marks it; waits up to 20 frames for it to appear.
 * @param alwaysScroll without it, a target that was there and in the open from the start is left where the reader has scrolled it
 */
function reveal(hash: string, alwaysScroll: boolean): void {
  cancelAnimationFrame(waiting);
  const id = decodedPath(hash.slice(1));
  function attempt(frame: number): void {
    const target = document.getElementById(id);
    if (target) {
      markTarget(target);
      // What hides a part of a page listens, as it does to the browser's own search.
      target.dispatchEvent(new Event('beforematch', { bubbles: true }));
      const opened = openBlocksAround(target);
      if (opened || alwaysScroll || frame > 0) target.scrollIntoView();
    } else if (frame < MAX_FRAMES) {
      waiting = requestAnimationFrame(() => attempt(frame + 1));
    }
  }
  attempt(0);
}

/** A click on a link to the hash that the address already has changes no route; the reader still wants to go there. */
function revealOnSameHash(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.href === window.location.href) reveal(link.hash, true);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', revealOnSameHash);

/** After each route change, scrolls to the hash target. The core has gone to the top where there is no hash. */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    cancelAnimationFrame(waiting);
    const changed =
      location.pathname !== previousLocation?.pathname || location.hash !== previousLocation.hash;
    if (changed) markTarget(undefined);
    if (location.hash && changed) reveal(location.hash, previousLocation !== null);
  },
} satisfies ClientModule;
