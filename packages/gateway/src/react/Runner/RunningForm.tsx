import React, { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Exchange, ShownTransaction, UnsignedRequest } from '../../protocol/page-gateway';
import { READING, type RequestForm } from '../../protocol/request-form';
import texts from '../../../../../data/texts/components/runner.json';
import { bodyOf } from '../gateway/own-values';
import { useGateway } from '../gateway/useGateway';
import { onReaderValues, readerValues } from '../ReaderValues/values';
import Bar from './Bar';
import Editor from './Editor';
import { withFreeExternalId } from './edit-body';
import FillIns from './FillIns';
import Flow from './Flow';
import { happened } from './happened';
import Outcome from './Outcome';
import RequestChoice from './RequestChoice';
import { markSteps, type PageSteps } from './mark-steps';
import Run from './Run';
import type { CodePages } from './Transaction';
import { useDraft } from './useDraft';
import QuietButton from '../controls/QuietButton';
import TextField from '../controls/TextField';
import styles from './styles.module.css';

interface Props {
  /** Route of the form; names the draft and the fields. */
  readonly route: string;
  readonly form: RequestForm;
  readonly pages: CodePages;
  /** Name of a request that is sent anew as soon as the form is there. */
  readonly plays?: string | undefined;
  /** The steps of the page that the bench marks. */
  readonly steps?: PageSteps | undefined;
  /** Folds the bench; left out where it opens with its page. */
  readonly close?: (() => void) | undefined;
}

/** What a phone shows one at a time. */
const PARTS = ['Request', 'Flow', 'Result'] as const;

/** Requests about one transaction: another one begins anew, and what names none belongs to the last one. */
function withSent(sent: readonly Exchange[], next: Exchange): readonly Exchange[] {
  const about = sent.findLast(({ transactionId }) => transactionId !== undefined)?.transactionId;
  return next.transactionId === undefined || next.transactionId === about ? [...sent, next] : [next];
}

/** A form that a reader edits and sends, and everything that its gateway shows. */
export default function RunningForm({ route, form, pages, plays, steps, close }: Props): ReactNode {
  const gateway = useGateway();
  const { view, notice, problem, isWaiting, showStored, restart } = gateway;
  // Another value changes the documented request that is shown, and what the gateway knows.
  useSyncExternalStore(onReaderValues, readerValues);
  const draft = useDraft(route, form, bodyOf);
  const { request, path, body, key, choose, setPath, setBody, setKey, reset } = draft;
  const [losesResponse, setLosesResponse] = useState(false);
  const [sent, setSent] = useState<readonly Exchange[]>([]);
  const [part, setPart] = useState<(typeof PARTS)[number]>('Request');
  const id = `runner${route.replaceAll(/\W/g, '-')}`;

  const exchange = sent.at(-1);
  const about = sent.findLast(({ transactionId }) => transactionId !== undefined)?.transactionId;
  const transaction = view?.transactions.find((one) =>
    about === undefined ? one.from === window.location.pathname : one.id === about,
  );
  const events = happened(transaction, sent, form.path, view?.callbacks ?? []);
  const reading = form.requests.find(({ name }) => name.startsWith(READING));

  useEffect(() => onReaderValues(() => void restart()), [restart]);
  const next = steps?.events.findIndex((step) => !events.has(step)) ?? -1;
  useEffect(() => {
    if (steps) markSteps(steps, next);
  }, [steps, next]);

  async function send(given: Pick<UnsignedRequest, 'path' | 'body' | 'idempotencyKey'>): Promise<void> {
    const { credentials } = form;
    const from = window.location.pathname;
    const request = { ...given, credentials, losesResponse, from };
    const { exchange: last } = (await gateway.order({ type: 'send', request })) ?? {};
    if (!last) return;
    setSent((before) => withSent(before, last));
    setPart('Result');
  }

  /** Sends the request of a scenario with an id that is still free. */
  const play = useEffectEvent(async (earlier: readonly ShownTransaction[]): Promise<void> => {
    const played = form.requests.find(({ name }) => name === plays);
    if (!played) return;
    const taken = earlier.map(({ externalId }) => externalId);
    const text = withFreeExternalId(bodyOf(played), taken);
    draft.play(played.name, text);
    await send({ path: played.path ?? form.path, body: text });
  });

  // What an earlier page or another tab has left is shown at once.
  useEffect(() => {
    void showStored().then((stored) => play(stored?.transactions ?? []));
  }, [showStored]);

  return (
    <div className={styles.bench} data-part={part}>
      <div className={styles.parts} role="group" aria-label="Parts of the bench">
        {PARTS.filter((name) => name !== 'Flow' || form.flow).map((name) => (
          <button
            key={name}
            type="button"
            className="gw-quiet-button"
            aria-pressed={name === part}
            onClick={() => setPart(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.half} data-of="Request">
        <RequestChoice id={`${id}-request`} requests={form.requests} chosen={request} choose={choose} />
        <Editor
          id={id}
          body={body}
          fields={request.path === undefined ? form.fields : []}
          setBody={setBody}
        />
        <button
          type="button"
          className="gw-button"
          disabled={isWaiting}
          onClick={() => void send({ path, body, idempotencyKey: key === '' ? undefined : key })}
        >
          Sign and send
        </button>
        <div className={styles.row}>
          <FillIns
            path={path}
            body={body}
            setBody={setBody}
            mayRegister={!request.namesTransaction}
            transactions={view?.transactions ?? []}
          />
          <QuietButton act={reset}>Put the documented request back</QuietButton>
        </div>
        <details className={styles.details}>
          <summary>{texts.more}</summary>
          <TextField id={`${id}-path`} label="Path" className={styles.mono} value={path} set={setPath} />
          {request.takesKey && (
            <TextField
              id={`${id}-key`}
              label="Idempotency-Key (optional)"
              className={styles.mono}
              value={key}
              set={setKey}
            >
              <span id={`${id}-key-says`} className={styles.muted}>
                The same key with the same path and body is carried out once. The signature does not cover
                this header.
              </span>
            </TextField>
          )}
          <p>
            <label>
              <input
                type="checkbox"
                checked={losesResponse}
                onChange={(event) => setLosesResponse(event.target.checked)}
              />{' '}
              Lose the response on its way, as when a connection breaks
            </label>
          </p>
        </details>
      </div>
      <div className={styles.half} data-of="Result">
        {exchange === undefined && view === undefined && (
          <p className={styles.muted}>The response, the transaction and its callbacks appear here.</p>
        )}
        {problem !== '' && <p role="alert">{problem}</p>}
        {notice !== undefined && <p role="status">{notice}</p>}
        {exchange && <Outcome exchange={exchange} errorPage={pages.error} />}
      </div>
      {form.flow && (
        <div className={styles.half} data-of="Flow">
          <Flow flow={form.flow} events={events} />
        </div>
      )}
      <div className={styles.half} data-of="Result">
        {view && <Run view={view} pages={pages} order={(given) => void gateway.order(given)} />}
      </div>
      <Bar
        id={id}
        view={view}
        order={(given) => void gateway.order(given)}
        find={
          reading?.path !== undefined && transaction
            ? () => void send({ path: reading.path ?? '', body: JSON.stringify({ id: transaction.id }) })
            : undefined
        }
        reset={() => {
          setSent([]);
          void gateway.clear();
        }}
        close={close}
      />
    </div>
  );
}
