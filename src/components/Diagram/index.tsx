import React, { useRef, type ReactNode } from 'react';
import { useScrollable } from '../useScrollable';
import styles from './styles.module.css';

interface Props {
  /** SVG drawn while building (src/remark/diagrams); never text of a reader or of the URL. */
  readonly html: string;
  readonly label: string;
}

/** A diagram that was drawn while building. Narrow screens scroll it in its own box. */
export default function Diagram({ html, label }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(box);
  return (
    <div
      ref={box}
      className={styles.diagram}
      {...(scrollable ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
