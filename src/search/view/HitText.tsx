import React, { type ReactNode } from 'react';
import type { ResultHit } from '../session';
import Marked from './Marked';
import styles from './HitText.module.css';

interface Props {
  readonly hit: ResultHit;
}

/** What a result says: where the page stands, its title, the section or row, and a piece of the text or the description. */
export default function HitText({ hit }: Props): ReactNode {
  return (
    <>
      {hit.b.length > 0 && <span className={styles.path}>{hit.b.join(' › ')}</span>}
      <span className={styles.title}>
        <Marked pieces={hit.titlePieces} />
        {hit.s !== '' && (
          <span className={styles.section}>
            {' › '}
            <Marked pieces={hit.sectionPieces} />
          </span>
        )}
      </span>
      <span className={styles.text}>
        <Marked pieces={hit.textPieces} />
      </span>
    </>
  );
}
