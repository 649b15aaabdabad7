import React, { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Ways into the documentation, side by side: each is a `Door`. */
export default function Doors({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.doors} id={id}>
      {children}
    </div>
  );
}

/** One way in: a heading, a line that says for whom, and the pages that are used most. */
export function Door({ children }: Pick<Props, 'children'>): ReactNode {
  return <div className={styles.door}>{children}</div>;
}
