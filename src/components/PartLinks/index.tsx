import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Links to the parts of a guide that most readers come for: a paragraph, drawn as a row of buttons. */
export default function PartLinks({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <nav className={styles.parts} aria-label="Parts of this guide">
      {children}
    </nav>
  );
}
