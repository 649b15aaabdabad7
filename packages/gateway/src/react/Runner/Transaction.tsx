import React, { useEffect, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/runner.json';
import { SiteLink, useSite } from '../site';
import type { ShownTransaction } from '../../protocol/page-gateway';
import type { TableValues } from '../CodeExplainer/code-tables';
import { isOver } from './PayerControls';
import { timeText } from './format';
import { payerPage } from '../gateway/site-gateway';
import styles from './styles.module.css';

/** Routes of the pages that explain codes. */
export type CodePages = TableValues['pages'];

interface Props {
  readonly transaction: ShownTransaction;
  readonly pages: CodePages;
}

function Timeline({ transaction: { changes }, pages }: Props): ReactNode {
  return (
    <ol className={styles.timeline}>
      {changes.map(({ at, revision, status, name, reason, cause }) => (
        <li key={revision}>
          <SiteLink to={`${pages.status}#${status}`}>
            Status {status}, {name}
          </SiteLink>
          {reason !== null && (
            <>
              {', '}
              <SiteLink to={`${pages.reason}#${reason}`}>reason {reason}</SiteLink>
            </>
          )}
          <span className={styles.muted}>
            {' '}
            revision {revision}, {texts.causes[cause]},{' '}
            <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The way to the payer's page, while there is something to do on it. */
function WayToPayer({ transaction: { payer, sheet } }: Pick<Props, 'transaction'>): ReactNode {
  const { addressOf, preload } = useSite();
  const page = sheet && payerPage(addressOf, sheet.path);
  // The page has to open offline too: what it needs is loaded while the reader looks at the response.
  useEffect(() => {
    if (page !== undefined) preload(page);
  }, [page, preload]);
  if (isOver(payer) || page === undefined) return null;
  return (
    <p className={styles.muted}>
      <SiteLink to={page}>Open the payer’s page</SiteLink>, or{' '}
      <a href={page} target="_blank" rel="noreferrer">
        open it in a new tab
      </a>
      . It shows what the payer sees, and this page follows it.
    </p>
  );
}

/** The way of one transaction through its statuses. */
export default function Transaction({ transaction, pages }: Props): ReactNode {
  return (
    <div className={styles.card} role="group" aria-label={`Transaction ${transaction.id}`}>
      <p className={styles.title}>
        Transaction {transaction.id}, <code>{transaction.externalId}</code>
      </p>
      <Timeline transaction={transaction} pages={pages} />
      <WayToPayer transaction={transaction} />
    </div>
  );
}
