import React, { type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/runner.json';
import { SiteLink } from '../site';
import type { Exchange } from '../../protocol/page-gateway';
import Json from './Json';
import SignedBytes from './SignedBytes';
import { codeIn, laidOut } from './format';
import styles from './styles.module.css';

interface Props {
  readonly exchange: Exchange;
  /** Route of the page of error codes. */
  readonly errorPage: string;
}

function Verdict({ exchange: { response, replay }, errorPage }: Props): ReactNode {
  if (!response)
    return (
      <p className={styles.verdict} data-good="false">
        No response came. The request may have been carried out: ask with transaction/find, or send the very
        same request again. Do not send a new one.
      </p>
    );
  const code = codeIn(response.body);
  return (
    <p className={styles.verdict} data-good={String(code === 0)}>
      <span>HTTP {response.httpStatus}. </span>
      {code === undefined && <span>The body is no envelope.</span>}
      {code === 0 && <span>Accepted, error.code 0.</span>}
      {code !== undefined && code !== 0 && <SiteLink to={`${errorPage}#${code}`}>Error {code}</SiteLink>}
      {replay !== undefined && <span> {texts.replays[replay]}</span>}
    </p>
  );
}

/** What came back for a request, and what was signed for it. */
export default function Outcome({ exchange, errorPage }: Props): ReactNode {
  const { response, headers, body, signed } = exchange;
  const isV2 = headers.some(([name]) => name === 'X-Signature');
  return (
    <section className={styles.card} aria-label="Response">
      <p className={styles.title}>Response</p>
      <div role="status">
        <Verdict exchange={exchange} errorPage={errorPage} />
      </div>
      {response && (
        <pre className={styles.response} tabIndex={0} role="group" aria-label="Response body">
          <Json text={laidOut(response.body) || 'The body is empty.'} />
        </pre>
      )}
      <details className={styles.details}>
        <summary>What was sent{signed ? (isV2 ? ' and signed' : ' and hashed') : ''}</summary>
        <SignedBytes headers={headers} body={body} signed={signed} verb={isV2 ? 'signed' : 'hashed'} />
      </details>
    </section>
  );
}
