import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A set of tabs whose keys are anchors of the page's sections. */
  readonly children: ReactNode;
}

/**
 * The samples of an operation. On wide screens they are a column beside the whole page, in view all the time, and the tab follows the
 * section that the reader looks at (`behaviour.ts`); elsewhere they stand where they are written.
 */
export default function SampleColumn({ children }: Props): ReactNode {
  return (
    <aside className={styles.column} aria-label="Samples" data-sample-column="">
      <div className={styles.inner}>{children}</div>
    </aside>
  );
}
