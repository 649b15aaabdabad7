import React, { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/code-explainer.json';
import QuietButton from '../controls/QuietButton';
import { SiteLink, useSite } from '../site';
import type { ToolProps } from '../Tool/tool-props';
import LoadingNotice from '../Tool/LoadingNotice';
import { useFocusOnOpening } from '../Tool/useFocusOnOpening';
import { useLoading } from '../Tool/useLoading';
import { explain, loadTables, type TableValues } from './code-tables';
import type { ClientMessage } from './recognise';
import styles from './styles.module.css';

/** Id of its field; a page has one explainer. */
const ID = 'code-explainer';

/** The odd parts of a text between backticks are code. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** The site's own click handler copies what `data-copy` holds, and marks the button for a while. */
function Explanation({ chip, name, facts, to }: ClientMessage): ReactNode {
  return (
    <li>
      <p className={styles.title}>
        {chip !== undefined && <b className="gw-chip">{chip}</b>} <SiteLink to={to}>{name}</SiteLink>
      </p>
      <dl className={styles.facts}>
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {withCode(text)}{' '}
              {title === texts.payer && (
                <button type="button" className={`gw-quiet-button ${styles.copy ?? ''}`} data-copy={text}>
                  {texts.copy}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function summaryOf(text: string, codes: number, messages: number): string {
  if (text.trim() === '') return '';
  if (codes + messages === 0)
    return 'No code of this API is in this text. Paste the whole response, or type the number alone.';
  if (codes === 0) return 'No code, but a message of a client was found.';
  return codes === 1 ? 'One code was found.' : `${codes} codes were found.`;
}

/** Recognises error codes, failure reasons, statuses and messages of clients in a pasted text and explains them. The text stays in the page. */
export default function CodeExplainer({ values, isOpened }: ToolProps): ReactNode {
  const given = useMemo(() => JSON.parse(values) as TableValues, [values]);
  const { addressOf } = useSite();
  const field = useFocusOnOpening<HTMLTextAreaElement>(isOpened);
  const load = useCallback(() => loadTables(given, addressOf), [given, addressOf]);
  const { loaded: tables, failure, again } = useLoading(load, true);
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  const { codes, messages } = useMemo(() => explain(deferred, tables), [deferred, tables]);

  return (
    <div className="gw-tool" role="group" aria-label="What does this mean?">
      <p className="gw-field">
        <label htmlFor={ID}>A response, a callback, a line of a log, or a code</label>
        <textarea
          ref={field}
          id={ID}
          className="gw-input gw-input--text"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </p>
      {text === '' && (
        <p className={styles.examples}>
          {texts.try}
          {texts.examples.map((example) => (
            <QuietButton key={example.name} act={() => setText(example.text)}>
              {example.name}
            </QuietButton>
          ))}
        </p>
      )}
      {!tables && (failure || text !== '') ? (
        <LoadingNotice what="The list of codes" failure={failure} again={again} />
      ) : (
        <p role="status" className={styles.summary}>
          {summaryOf(deferred, codes.length, messages.length)}
        </p>
      )}
      <ul className={styles.list}>
        {[...codes, ...messages].map((entry) => (
          <Explanation key={`${entry.to} ${entry.name}`} {...entry} />
        ))}
      </ul>
    </div>
  );
}
