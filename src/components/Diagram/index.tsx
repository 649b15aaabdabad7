import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** SVG drawn while building (src/remark/diagrams); never text of a reader or of the URL. */
  readonly html: string;
  readonly label: string;
}

/** A diagram that was drawn while building. Narrow screens scroll it in its own box. */
export default function Diagram({ html, label }: Props): ReactNode {
  return <div className={styles.diagram} data-scrolls={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
