import React, { type ReactNode } from 'react';
import type { AnswerHit } from '../session';
import Marked from './Marked';
import styles from './HitText.module.css';

interface Props {
  readonly hit: AnswerHit;
}

/** What a result says: where the page stands, its title, the section or row, and a piece of the text or the description. */
export default function HitText({ hit: { b, t, s, d, snippet, marks } }: Props): ReactNode {
  return (
    <>
      {b.length > 0 && <span className={styles.path}>{b.join(' › ')}</span>}
      <span className={styles.title}>
        <Marked text={t} marks={marks} />
        {s !== '' && (
          <span className={styles.section}>
            {' › '}
            <Marked text={s} marks={marks} />
          </span>
        )}
      </span>
      <span className={styles.text}>
        <Marked text={snippet || d} marks={marks} />
      </span>
    </>
  );
}
