// Change: the browser's own element. It opens without JavaScript, is found by the browser's search in the page, opens for
// print, and needs none of the original's code for a measured height.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Details';

/** A block that the reader opens. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('gw-details', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div className="gw-details__body">{children}</div>
    </details>
  );
}
