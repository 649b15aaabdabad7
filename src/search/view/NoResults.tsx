import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './Panel.module.css';

interface Props {
  /** Words of the site that are near to those of the query. */
  readonly near: readonly string[];
  readonly onChoose: (query: string) => void;
}

/** What to do when nothing was found: the nearest words, the finder of payment methods, and the support. */
export default function NoResults({ near, onChoose }: Props): ReactNode {
  const { supportEmail } = useDocusaurusContext().siteConfig.customFields as { supportEmail: string };
  return (
    <div className={styles.empty}>
      <p>No results</p>
      {near.length > 0 && (
        <p>
          <span>Did you mean: </span>
          {near.map((word) => (
            <button key={word} type="button" className={styles.plain} onClick={() => onChoose(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        <span>Look for a payment method in the </span>
        <Link to="/#methods">method finder</Link>
        <span>, or write to </span>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        <span>.</span>
      </p>
    </div>
  );
}
