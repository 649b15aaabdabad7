import React, { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { FormField } from '../../protocol/request-form';
import { bodyHints } from './hints';
import TextField from '../controls/TextField';
import styles from './styles.module.css';

interface Props {
  /** Start of the ids of its fields, unique on the page. */
  readonly id: string;
  readonly path: string;
  readonly body: string;
  readonly fields: readonly FormField[];
  readonly setPath: (path: string) => void;
  readonly setBody: (body: string) => void;
}

/** More of them help nobody: the first ones are often the cause of the others. */
const HINTS = 6;
const LONGEST_AREA = 24;

/** The path and the body of a request, with what the contract says about the body while it is typed. */
export default function Editor({ id, path, body, fields, setPath, setBody }: Props): ReactNode {
  const deferred = useDeferredValue(body);
  const hints = useMemo(() => bodyHints(deferred, fields), [deferred, fields]);
  const rows = Math.min(LONGEST_AREA, body.slice(0, 4000).split('\n').length + 1);
  return (
    <>
      <TextField id={`${id}-path`} label="Path" className={styles.mono} value={path} set={setPath} />
      <p className="gw-field">
        <label htmlFor={`${id}-body`}>Body</label>
        <textarea
          id={`${id}-body`}
          className="gw-input gw-input--text"
          rows={rows}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}-hints`}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </p>
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
