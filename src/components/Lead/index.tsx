import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** One paragraph of one sentence. */
  readonly children: ReactNode;
}

/** What the reader gets from a page: the first sentence below its title, larger than the text. */
export default function Lead({ children }: Props): ReactNode {
  return <div className={styles.lead}>{children}</div>;
}
