import React, { type PropsWithChildren, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The main part of a page of ours that is no document and whose content comes with the hydration. */
export default function PlainPage({ children }: PropsWithChildren): ReactNode {
  return <main className={styles.page}>{children}</main>;
}
