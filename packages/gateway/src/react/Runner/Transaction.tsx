import React, { useEffect, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/runner.json';
import { SiteLink, useSite } from '../site';
import type { PayerAction, ShownTransaction } from '../../protocol/page-gateway';
import type { TableValues } from '../CodeExplainer/code-tables';
import PayerControls from './PayerControls';
import { timeText } from './format';
import { payerPage } from '../gateway/site-gateway';
import styles from './styles.module.css';

/** Routes of the pages that explain codes. */
export type CodePages = TableValues['pages'];

interface Props {
  /** Id of the field for a card, unique on the page. */
  readonly field: string;
  readonly transaction: ShownTransaction;
  readonly pages: CodePages;
  readonly act: (action: PayerAction) => void;
}

function Timeline({ transaction: { changes }, pages }: Pick<Props, 'transaction' | 'pages'>): ReactNode {
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

/** The quick way: the buttons of the payer's page beside the statuses, and the way to the page itself. */
function Payer({
  field,
  transaction: { id, payer, sheet },
  act,
}: Pick<Props, 'field' | 'transaction' | 'act'>): ReactNode {
  const { addressOf, preload } = useSite();
  const page = sheet && payerPage(addressOf, sheet.path);
  // The page has to open offline too: what it needs is loaded while the reader looks at the response.
  useEffect(() => {
    if (page !== undefined) preload(page);
  }, [page, preload]);
  const isOver = !payer.takesCard && payer.buttons.length === 0 && !payer.mayExpire;
  if (isOver || page === undefined) return null;
  return (
    <div className={styles.payer} role="group" aria-label={`Play the payer of transaction ${id}`}>
      <p className={styles.title}>Play the payer</p>
      <PayerControls field={field} payer={payer} act={act} />
      <p className={styles.muted}>
        <SiteLink to={page}>Open the payer’s page</SiteLink>, or{' '}
        <a href={page} target="_blank" rel="noreferrer">
          open it in a new tab
        </a>
        . It shows what the payer sees, and this page follows it.
      </p>
    </div>
  );
}

/** The way of one transaction through its statuses, and what its payer can do now. */
export default function Transaction({ field, transaction, pages, act }: Props): ReactNode {
  return (
    <div className={styles.card} role="group" aria-label={`Transaction ${transaction.id}`}>
      <p className={styles.title}>
        Transaction {transaction.id}, <code>{transaction.externalId}</code>
      </p>
      <Timeline transaction={transaction} pages={pages} />
      <Payer field={field} transaction={transaction} act={act} />
    </div>
  );
}
