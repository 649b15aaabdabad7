import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './Panel.module.css';

interface Props {
  /** In the box under the bar, which says nowhere else that there are no results. */
  readonly isTitled?: boolean;
  /** Words of the site that are near to those of the query. */
  readonly near: readonly string[];
  readonly onChoose: (query: string) => void;
}

/** What to do when nothing was found: the nearest words, the finder of payment methods, and the support. */
export default function NoResults({ isTitled = false, near, onChoose }: Props): ReactNode {
  // The configuration writes both from the operator profile.
  const { supportEmail, supportChannels } = useDocusaurusContext().siteConfig.customFields as {
    supportEmail: string;
    supportChannels: readonly { readonly label: string; readonly to: string }[];
  };
  return (
    <div className={isTitled ? styles.empty : undefined}>
      {isTitled && <p>No results</p>}
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
      {supportChannels.length > 0 && (
        <p>
          <span>Support also answers here: </span>
          {supportChannels.map(({ label, to }, i) => (
            <React.Fragment key={label}>
              {i > 0 && <span>, </span>}
              <a href={to}>{label}</a>
            </React.Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
