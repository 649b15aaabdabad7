import React, { type ReactNode } from 'react';
import type { ResultHit } from '../results';
import KindIcon from './KindIcon';
import Marked from './Marked';
import styles from './HitText.module.css';

interface Props {
  readonly hit: ResultHit;
}

/** What a result says: what and where the page is, its title, the section or row, and a piece of the text or the description. */
export default function HitText({ hit }: Props): ReactNode {
  return (
    <span className={styles.hit}>
      <KindIcon kind={hit.kind} className={styles.icon} />
      <span className={styles.body}>
        {hit.b.length > 0 && <span className={styles.path}>{hit.b.join(' › ')}</span>}
        <span className={styles.title}>
          <Marked pieces={hit.titlePieces} />
          {hit.s !== '' && (
            <span className={styles.section}>
              <span>{' › '}</span>
              <Marked pieces={hit.sectionPieces} />
            </span>
          )}
          {hit.versions.length > 1 && (
            <span className={styles.versions}>
              {hit.versions.map(({ version }) => (
                <span key={version} className={styles.version}>
                  {version}
                </span>
              ))}
            </span>
          )}
        </span>
        <span className={styles.text}>
          <Marked pieces={hit.textPieces} />
        </span>
      </span>
    </span>
  );
}
