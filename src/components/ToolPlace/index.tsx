import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the page says while the tool does not work: without JavaScript, and before it is opened. Then the tool. */
  readonly children: ReactNode;
}

/** Where a tool stands in a page. A tool that works marks the place with `data-works`; what stands in for it is then hidden. */
export default function ToolPlace({ children }: Props): ReactNode {
  return (
    <div className={styles.place} data-tool-place="">
      {children}
    </div>
  );
}
