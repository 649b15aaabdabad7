// Change: one line at the end of a page: the day of its last change, a link to its source, and one to report an error. The original has tags
// and an author as well, which pages do not have, and their scripts.
import React, { type MouseEvent, type ReactNode } from 'react';
import { footer as texts } from '../../../../data/texts/theme.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { currentAnchor } from '@site/src/components/current-anchor';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { reportAddress } from './report-address';
import styles from './styles.module.css';

/** `2026-11-22`, the same for every reader. */
const dayOf = (timestamp: number): string => new Date(timestamp).toISOString().slice(0, 10);

/** The last line of a page. Without scripts a report names the page, with them the section too. */
export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl, lastUpdatedAt } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const { report: target } = useSiteFields();
  const address = url + permalink;
  const nameSection = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = reportAddress(target, title, address + currentAnchor());
  };
  return (
    <footer className={styles.end}>
      {lastUpdatedAt !== undefined && lastUpdatedAt !== null && (
        <span>
          {texts.changed} <time dateTime={dayOf(lastUpdatedAt)}>{dayOf(lastUpdatedAt)}</time>
        </span>
      )}
      {editUrl !== undefined && editUrl !== null && <a href={editUrl}>{texts.edit}</a>}
      <a href={reportAddress(target, title, address)} onClick={nameSection}>
        {texts.report}
      </a>
    </footer>
  );
}
