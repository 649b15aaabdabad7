import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { routeBelow } from '@gateway-docs/kit';
import { API_VERSION_ATTRIBUTE, API_VERSION_KEY, VERSION_IN_PATH } from '@gateway-docs/site-data/model';

const show = (version: string): void => document.documentElement.setAttribute(API_VERSION_ATTRIBUTE, version);

/**
 * Shows the version that the reader chooses in the sidebar and remembers it. The select that was used is hidden with its version, so it gets its
 * own value back, and the focus goes on to the one that is shown.
 */
function choose(target: EventTarget | null): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset.version === undefined) return;
  const { value } = target;
  show(value);
  createStorageSlot(API_VERSION_KEY).set(value);
  target.value = target.dataset.version;
  target.closest('.menu__list')?.querySelector<HTMLElement>(`select[data-version="${value}"]`)?.focus();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('change', ({ target }) => choose(target));
  // What was chosen before this script came.
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-version]')) {
    if (select.value !== select.dataset.version) choose(select);
  }
}

/** A page of a version shows that version in the sidebar; any other page leaves it. The first page has done so by the script in its head. */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    const version = VERSION_IN_PATH.exec(routeBelow(siteConfig.baseUrl, location.pathname))?.[1];
    if (previousLocation && version !== undefined) show(version);
  },
} satisfies ClientModule;
