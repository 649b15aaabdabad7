import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A paragraph of links: all, then one for each release. */
  readonly children: ReactNode;
}

/** Asks for the release that the reader has built for. Without scripts every release is shown, and nothing is asked. */
export default function SinceVersion({ children }: Props): ReactNode {
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
