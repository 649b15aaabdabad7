import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The line below a page that says what of it was executed, and when. */
export default function Executed({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.executed}>{children}</div>;
}
