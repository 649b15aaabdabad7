import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Operator } from '@gateway-docs/site-data/operator';
import { escapeHtml } from '@gateway-docs/kit';

/**
 * The announcement bar, if the profile has an announcement. A new `id` shows the bar again to readers who closed
 * an earlier one. The link of the announcement travels in `customFields`, so that the bar can make it a router
 * link, which the build checks (`src/theme/AnnouncementBar/Content`).
 * @param announcement the profile's announcement: plain text, no Markdown
 * @returns the `announcementBar` part of the theme configuration, or undefined
 */
export function announcementBar(announcement: Operator['announcement']): ThemeConfig['announcementBar'] {
  if (!announcement) return undefined;
  return {
    id: announcement.id,
    content: escapeHtml(announcement.text),
    backgroundColor: 'var(--gw-announcement-bg)',
    textColor: 'var(--gw-announcement-text)',
    isCloseable: true,
  };
}
