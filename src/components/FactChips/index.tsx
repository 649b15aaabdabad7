import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The short facts of a payment method: a list, drawn as a row of chips. The closed table below has all facts. */
export default function FactChips({ children }: Props): ReactNode {
  return <div className={styles.chips}>{children}</div>;
}

/** Links to the parts of a guide that most readers come for: a paragraph, drawn as a row of buttons. */
export function PartLinks({ children }: Props): ReactNode {
  return (
    <nav className={styles.parts} aria-label="Parts of this guide">
      {children}
    </nav>
  );
}
