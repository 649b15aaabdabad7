import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The entries of a release: a list whose items begin with a `Label`. */
export default function Changes({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.changes}>{children}</div>;
}
