import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import options from '@generated/search-index/default/options.json';
import type { SearchLink } from '../../plugin/options';
import texts from '../texts.json';
import styles from './Panel.module.css';

interface Props {
  /** In the box under the bar, which says nowhere else that there are no results. */
  readonly isTitled?: boolean;
  /** Words of the site that are near to those of the query. */
  readonly near: readonly string[];
  readonly onChoose: (query: string) => void;
}

/** What to do when nothing was found: the nearest words, and what the site says to try elsewhere. */
export default function NoResults({ isTitled = false, near, onChoose }: Props): ReactNode {
  return (
    <div className={isTitled ? styles.empty : undefined}>
      {isTitled && <p>{texts.none}</p>}
      {near.length > 0 && (
        <p>
          <span>{texts.near}</span>
          {near.map((word) => (
            <button key={word} type="button" className={styles.plain} onClick={() => onChoose(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {options.elsewhere.map((pieces, paragraph) => (
        <p key={paragraph}>
          {pieces.map((piece, i) => (
            <React.Fragment key={i}>
              {typeof piece === 'string' ? <span>{piece}</span> : linkOf(piece)}
            </React.Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function linkOf({ label, to }: SearchLink): ReactNode {
  return to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>;
}
