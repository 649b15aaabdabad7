// Change: one line at the end of a page: the day of its last change, a link to its source, one to report an error, and those that open it in an assistant; on paper each sheet has
// address and day. The original has tags and an author as well, which pages do not have, and their scripts.
import React, { type MouseEvent, type ReactNode } from 'react';
import { footer as texts } from '../../../../data/texts/theme.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { markdownTwinRoute } from '@site/src/base/markdown-twin-route';
import { currentAnchor } from '@site/src/components/current-anchor';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { reportAddress } from './report-address';
import styles from './styles.module.css';

/** `2026-11-22`, the same for every reader. */
const dayOf = (timestamp: number): string => new Date(timestamp).toISOString().slice(0, 10);

/** The last line of a page. Without scripts a report names the page, with them the section too. */
export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl, lastUpdatedAt } = useDoc().metadata;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { report: target, openIn } = useSiteFields();
  const address = url + permalink;
  const twin = url + markdownTwinRoute(permalink, baseUrl);
  const nameSection = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = reportAddress(target, title, address + currentAnchor());
  };
  const day = typeof lastUpdatedAt === 'number' ? dayOf(lastUpdatedAt) : undefined;
  const onPaper = JSON.stringify(day === undefined ? address : `${address} · ${texts.changed} ${day}`);
  return (
    <footer className={styles.end} id="all-pages">
      <style>{`@page{@bottom-left{content:${onPaper}}}`}</style>
      {day !== undefined && (
        <span>
          {texts.changed} <time dateTime={day}>{day}</time>
        </span>
      )}
      {editUrl !== undefined && editUrl !== null && <a href={editUrl}>{texts.edit}</a>}
      <a href={reportAddress(target, title, address)} onClick={nameSection}>
        {texts.report}
      </a>
      {openIn.map(({ label, address: form }) => (
        <a key={label} href={form.replaceAll('{page}', encodeURIComponent(twin))}>
          {label}
        </a>
      ))}
    </footer>
  );
}
