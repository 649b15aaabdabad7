// Change: text and link come from the operator profile as data, not as HTML; the link is a router link that the build checks.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useSiteFields } from '@site/src/components/useSiteFields';
import type { Props } from '@theme/AnnouncementBar/Content';

/** The announcement of the operator profile. */
export default function AnnouncementBarContent({ className, ...props }: Props): ReactNode {
  const { announcement } = useSiteFields();
  if (!announcement) return null;
  return (
    <div {...props} className={clsx('gw-announcement', className)}>
      {announcement.text}{' '}
      {announcement.link && <Link to={announcement.link.to}>{announcement.link.label}</Link>}
    </div>
  );
}
