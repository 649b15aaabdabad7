import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Numbered steps: an ordered list with a line from step to step. */
export default function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
