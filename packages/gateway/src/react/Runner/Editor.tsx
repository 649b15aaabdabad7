import React, { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { FormField } from '../../protocol/request-form';
import { LONGEST_SHOWN } from './format';
import { bodyHints } from './hints';
import Json from './Json';
import styles from './styles.module.css';

interface Props {
  /** Start of the ids of its fields, unique on the page. */
  readonly id: string;
  readonly body: string;
  readonly fields: readonly FormField[];
  readonly setBody: (body: string) => void;
}

/** More of them help nobody: the first ones are often the cause of the others. */
const HINTS = 6;

/** The body of a request in the colours of the site, with what the contract says about it while it is typed. */
export default function Editor({ id, body, fields, setBody }: Props): ReactNode {
  const deferred = useDeferredValue(body);
  const hints = useMemo(() => bodyHints(deferred, fields), [deferred, fields]);
  const isLong = body.length > LONGEST_SHOWN;
  return (
    <>
      <div className="gw-field">
        <label htmlFor={`${id}-body`}>Body</label>
        <div className="gw-editor">
          {/* The same text in colours, below the letters that are typed; it gives the field its height. */}
          <pre aria-hidden="true">
            <Json text={isLong ? '' : `${body}\n`} />
          </pre>
          <textarea
            id={`${id}-body`}
            data-plain={isLong}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby={`${id}-hints`}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        </div>
      </div>
      <div id={`${id}-hints`} role="status" className={styles.hints}>
        {hints.length > 0 && (
          <>
            <p className={styles.title}>By the contract</p>
            <ul>
              {hints.slice(0, HINTS).map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
            {hints.length > HINTS && <p>And {hints.length - HINTS} more.</p>}
          </>
        )}
      </div>
    </>
  );
}
