import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A bullet list of links as cards: `- [Title](/route) what is there`. */
export default function CardLinks({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
