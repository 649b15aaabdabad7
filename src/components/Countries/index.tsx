import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A list of countries as a grid: each item has flag, name with a link, and the methods there. */
export default function Countries({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.countries}>{children}</div>;
}
