/**
 * What makes the static body of a page work: links, copy buttons, tabs, samples, code, chips, boxes that scroll, the switch between versions. A body is
 * HTML; nothing here draws it again.
 */
import { explainChips } from './Chips/behaviour';
import { showWholeOnClick } from './CodeBlock/behaviour';
import { makeTickable } from './Checklist/behaviour';
import { copyOnClick } from './CopyButton/behaviour';
import { bringDirectionsAlive } from './Directions/behaviour';
import { followLinks, type Navigation } from './links';
import { showOwnValues } from '@gateway-docs/gateway/reader-values';
import { followSections } from './SampleColumn/behaviour';
import { bringSamplesAlive } from './SampleTabs/behaviour';
import { watchScrollingBoxes } from './scrolling-boxes';
import { showSince } from './SinceVersion/behaviour';
import { bringTabsAlive } from './Tabs/behaviour';
import { bringScenariosAlive } from './Tabs/scenarios-behaviour';
import { keepPlaceOnClick } from './VersionSwitch/behaviour';

/**
 * @param body element around the body of a page, as the build wrote it
 * @param navigation the router's history
 * @param baseUrl path below which the pages of the site are
 * @returns function that ends it, for when the reader goes on to another page
 */
export function bringAlive(body: Element, navigation: Navigation, baseUrl: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  body.addEventListener('click', copyOnClick, { signal });
  // On the way down, and before followLinks: the link must be right when it is followed.
  body.addEventListener('click', keepPlaceOnClick, { capture: true, signal });
  body.addEventListener('click', showWholeOnClick, { signal });
  bringScenariosAlive(body);
  makeTickable(body, location.pathname);
  followLinks(body, navigation, baseUrl, signal);
  bringTabsAlive(body, signal);
  bringDirectionsAlive(body, signal);
  bringSamplesAlive(body, signal);
  followSections(body, signal);
  explainChips(body, signal);
  watchScrollingBoxes(body, signal);
  showSince(body, signal);
  signal.addEventListener('abort', showOwnValues(body));
  return () => ending.abort();
}
