import React, { type PropsWithChildren, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Asks for the release that the reader has built for. Without scripts every release is shown, and nothing is asked. The children: a
 * paragraph of links, all and then one for each release.
 */
export default function SinceVersion({ children }: PropsWithChildren): ReactNode {
  return (
    <nav
      className={styles.choice}
      aria-label="Show what changed since version"
      data-since=""
      data-needs-script=""
    >
      <strong>Since version</strong>
      {children}
      <p role="status" />
    </nav>
  );
}
