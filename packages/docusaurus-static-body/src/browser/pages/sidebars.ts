/** The whole sidebars. A page's HTML has the part that it shows; the rest comes when the line is free, or the reader turns to a closed section. */
import { useSyncExternalStore } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import sidebarFiles from '@generated/static-body/default/sidebars';
import { askedFor, sparesLine, whenLineIsFree } from '@gateway-docs/kit';
import type { PageData } from '../page-data/page-data';

const whole = new Map<string, PropSidebar>();
const listeners = new Set<() => void>();
let request: Promise<void> | undefined;

async function load(): Promise<void> {
  const files = await Promise.all(sidebarFiles.map((file) => file()));
  for (const { version } of files) {
    for (const [name, items] of Object.entries(version.docsSidebars))
      whole.set(`${version.pluginId}/${name}`, items);
  }
  listeners.forEach((listener) => listener());
}

/** Loads all sidebars, once. A failure leaves the parts that the pages have; the next call tries again. */
function loadSidebars(): Promise<void> {
  request ??= load().catch(() => {
    request = undefined;
  });
  return request;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the sidebar of a page: whole as soon as it has been loaded, else the part in the page's data; undefined for none */
export function useSidebarItems({ version, sidebar }: PageData): PropSidebar | undefined {
  const key = `${version.pluginId}/${sidebar?.name ?? ''}`;
  const items = useSyncExternalStore(
    subscribe,
    () => whole.get(key),
    () => undefined,
  );
  return sidebar ? (items ?? sidebar.items) : undefined;
}

function onIntent({ target }: Event): void {
  if (target instanceof Element && target.closest('.menu [aria-expanded=false]'))
    void askedFor(loadSidebars());
}

for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
  document.addEventListener(intent, onIntent, { passive: true });
}
if (!sparesLine(navigator)) whenLineIsFree(loadSidebars);
