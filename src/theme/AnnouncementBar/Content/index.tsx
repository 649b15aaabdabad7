// Change: text and link come from the operator profile as data, not as HTML; the link is a router link that the build checks.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/AnnouncementBar/Content';

interface Announcement {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

/** The announcement of the operator profile. */
export default function AnnouncementBarContent({ className, ...props }: Props): ReactNode {
  // Set in docusaurus.config.ts; Docusaurus gives its custom fields no type.
  const { announcement } = useDocusaurusContext().siteConfig.customFields as { announcement: Announcement };
  return (
    <div {...props} className={clsx('gw-announcement', className)}>
      {announcement.text}{' '}
      {announcement.link && <Link to={announcement.link.to}>{announcement.link.label}</Link>}
    </div>
  );
}
