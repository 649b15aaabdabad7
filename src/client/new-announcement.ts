import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

/** Set by Docusaurus' inline script when the reader has closed an announcement, whichever it was; a style rule then hides the bar. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/**
 * Shows an announcement with a new id at once. Docusaurus compares the ids after hydration only and leaves the attribute
 * as it is, so that the new announcement would stay hidden until the next load of a page.
 */
if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus gives the options of a theme no type.
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
  const seen = createStorageSlot('docusaurus.announcement.id').get();
  if (seen !== announcementBar?.id) document.documentElement.removeAttribute(DISMISSED);
}
