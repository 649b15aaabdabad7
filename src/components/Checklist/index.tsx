import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A list to go through: each item begins with its name in bold. Without JavaScript a list with empty boxes, also on paper. */
export default function Checklist({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.checklist} data-checklist="">
      {children}
    </div>
  );
}
