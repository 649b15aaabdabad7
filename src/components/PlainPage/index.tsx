import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The main part of a page of ours that is no document and whose content comes with the hydration. */
export default function PlainPage({ children }: Props): ReactNode {
  return <main className={styles.page}>{children}</main>;
}
