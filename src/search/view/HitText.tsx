import React, { type ReactNode } from 'react';
import type { ResultHit } from '../results';
import KindIcon from './KindIcon';
import Marked from './Marked';
import styles from './HitText.module.css';

interface Props {
  readonly hit: ResultHit;
}

/**
 * What a result says: what and where the page is, its title, the section or row, and a piece of the text or the description. It has no frame
 * of its own: eight results are drawn with each letter, and an element less in each is time that the reader does not wait.
 */
export default function HitText({ hit }: Props): ReactNode {
  const [start = '', ...rest] = hit.sectionPieces;
  return (
    <>
      <KindIcon kind={hit.kind} className={styles.icon} />
      {hit.b.length > 0 && <span className={styles.path}>{hit.b.join(' › ')}</span>}
      <span className={styles.title}>
        <Marked pieces={hit.titlePieces} />
        {hit.s !== '' && (
          <span className={styles.section}>
            <Marked pieces={[` › ${start}`, ...rest]} />
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
    </>
  );
}
