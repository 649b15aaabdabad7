import React, { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type {
  Exchange,
  GatewayOrder,
  MessageFromGateway,
  ShownTransaction,
} from '../../gateway-protocol/page-gateway';
import type { RequestForm } from '../../gateway-protocol/request-form';
import Editor from './Editor';
import KeyField from './KeyField';
import Outcome from './Outcome';
import Run from './Run';
import { externalIdIn, idIn, withExternalId, withFreeExternalId, withId } from './edit-body';
import { onReaderValues, readerValues } from '../ReaderValues/values';
import { bodyOf, ownStart } from './own-values';
import { siteGateway } from './site-gateway';
import type { CodePages } from './Transaction';
import { useDraft } from './useDraft';
import styles from './styles.module.css';

interface Props {
  /** Route of the form; names the draft and the fields. */
  readonly route: string;
  readonly form: RequestForm;
  readonly pages: CodePages;
  /** Address of the folder of the gateway's files. */
  readonly files: string;
}

/** The body with a transaction of the gateway in the place of the one that it names. */
const naming = (body: string, { id, externalId }: ShownTransaction): string =>
  idIn(body) === undefined ? withExternalId(body, externalId) : withId(body, id);

const problemText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A form that a reader edits and sends, and everything that its gateway shows. */
export default function RunningForm({ route, form, pages, files }: Props): ReactNode {
  const gateway = siteGateway(files, ownStart);
  const { view, notice } = useSyncExternalStore(gateway.subscribe, gateway.snapshot);
  // Another value changes the documented request that is shown, and what the gateway knows.
  useSyncExternalStore(onReaderValues, readerValues);
  const { request, path, body, key, choose, setPath, setBody, setKey, reset } = useDraft(route, form, bodyOf);
  const [losesResponse, setLosesResponse] = useState(false);
  const [exchange, setExchange] = useState<Exchange>();
  const [problem, setProblem] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const id = `runner${route.replaceAll(/\W/g, '-')}`;

  // What an earlier page or another tab has left is shown at once.
  useEffect(() => {
    gateway.showStored().catch((error: unknown) => setProblem(problemText(error)));
  }, [gateway]);

  useEffect(
    () =>
      onReaderValues(() => {
        if (gateway.isRunning) gateway.restart().catch((error: unknown) => setProblem(problemText(error)));
      }),
    [gateway],
  );

  async function order(given: GatewayOrder): Promise<MessageFromGateway | undefined> {
    setProblem('');
    setWaiting(true);
    try {
      return await gateway.order(given);
    } catch (error) {
      setProblem(problemText(error));
      return undefined;
    } finally {
      setWaiting(false);
    }
  }
  async function send(): Promise<void> {
    const { credentials } = form;
    const idempotencyKey = key === '' ? undefined : key;
    const done = await order({
      type: 'send',
      request: { path, credentials, body, idempotencyKey, losesResponse, from: window.location.pathname },
    });
    if (done?.exchange) setExchange(done.exchange);
  }

  const transactions = view?.transactions ?? [];
  const [latest] = transactions;
  const isTaken = transactions.some(({ externalId }) => externalId === externalIdIn(body));
  const registers = !request.namesTransaction && /\/(pay|create)$/.test(path);
  const canTake = !registers && path.includes('/transaction/') && latest && naming(body, latest) !== body;
  return (
    <>
      {form.requests.length > 1 && (
        <p className="gw-field">
          <label htmlFor={`${id}-request`}>Request</label>
          <select
            id={`${id}-request`}
            className="gw-input"
            value={request.name}
            onChange={(event) => choose(event.target.value)}
          >
            {form.requests.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      {request.steps && request.steps.length > 0 && (
        <ol className={styles.steps} aria-label="Steps of this scenario">
          {request.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Editor
        id={id}
        path={path}
        body={body}
        fields={request.path === undefined ? form.fields : []}
        setPath={setPath}
        setBody={setBody}
      />
      {request.takesKey && <KeyField id={`${id}-key`} value={key} set={setKey} />}
      <p className={styles.choice}>
        <label>
          <input
            type="checkbox"
            checked={losesResponse}
            onChange={(event) => setLosesResponse(event.target.checked)}
          />{' '}
          Lose the response on its way, as when a connection breaks
        </label>
      </p>
      <div className={styles.row}>
        <button type="button" className="gw-button" disabled={isWaiting} onClick={() => void send()}>
          Sign and send
        </button>
        {registers && isTaken && (
          <button
            type="button"
            className="gw-quiet-button"
            onClick={() =>
              setBody(
                withFreeExternalId(
                  body,
                  transactions.map(({ externalId }) => externalId),
                ),
              )
            }
          >
            Take a new external_transaction_id
          </button>
        )}
        {canTake && (
          <button type="button" className="gw-quiet-button" onClick={() => setBody(naming(body, latest))}>
            Take transaction {latest.id}
          </button>
        )}
        <button type="button" className="gw-quiet-button" onClick={reset}>
          Put the documented request back
        </button>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {notice !== undefined && <p role="status">{notice}</p>}
      {exchange && <Outcome exchange={exchange} errorPage={pages.error} />}
      {view && (
        <Run
          id={id}
          view={view}
          pages={pages}
          files={files}
          order={(given) => void order(given)}
          clear={() => {
            setExchange(undefined);
            gateway.clear().catch((error: unknown) => setProblem(problemText(error)));
          }}
        />
      )}
    </>
  );
}
