import React, { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** The opening of the home page: what the site promises at the left, and a sample at the right where there is room. */
export default function Hero({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.hero} id={id}>
      {children}
    </div>
  );
}
