import React, { type ReactNode } from 'react';
import Details from '../Details';
import styles from './styles.module.css';

interface Props {
  /** SVG drawn while building (src/remark/diagrams); never text of a reader or of the URL. */
  readonly html: string;
  readonly label: string;
  /** Anchor of the closed block with the text. */
  readonly id: string;
  /** What the picture says, as text. */
  readonly children: ReactNode;
}

/** A diagram that was drawn while building, and the same as text: closed below the picture, and on a narrow screen a timeline in its place. */
export default function Diagram({ html, label, id, children }: Props): ReactNode {
  return (
    <div className={styles.figure}>
      <div className={styles.diagram} data-scrolls={label} dangerouslySetInnerHTML={{ __html: html }} />
      <Details id={id} summary="Diagram as text">
        {children}
      </Details>
    </div>
  );
}
