import React, { useState, type ReactNode } from 'react';
import { inspect } from '../../signature/inspect';
import type { Inspection, MessageKind, Pasted } from '../../signature/inspection';
import type { ToolProps } from '../Tool/tool-props';
import { useFocusOnOpening } from '../Tool/useFocusOnOpening';
import QuietButton from '../controls/QuietButton';
import SelectField from '../controls/SelectField';
import Outcome from './Outcome';
import { exampleOf, type Vectors } from './example';
import styles from './styles.module.css';

/** What the build hands over. */
interface Values {
  readonly vectors: Vectors;
  /** Of the operator profile, in seconds. */
  readonly tolerance: number;
}

const KINDS: readonly (readonly [kind: MessageKind, label: string])[] = [
  ['request', 'Request, version 2'],
  ['callback', 'Callback, version 2'],
  ['request-v1', 'Request, version 1'],
];

/** Start of the ids of its fields; a page has one workbench. */
const ID = 'signature-workbench';

const secondsNow = () => Math.floor(Date.now() / 1000);

type Fields = Pick<Pasted, 'kind' | 'head' | 'body' | 'token' | 'otherToken'>;

const EMPTY: Fields = { kind: 'request', head: '', body: '', token: '', otherToken: '' };

/**
 * Shows which bytes are signed, which signature they have, and which known mistake gives another one. Everything is computed in the page:
 * nothing that is typed here is stored, sent or put into the address. There is no form and no password field, so that no browser offers to
 * save the token.
 */
export default function SignatureWorkbench({ values, isOpened }: ToolProps): ReactNode {
  const { vectors, tolerance } = JSON.parse(values) as Values;
  const first = useFocusOnOpening<HTMLSelectElement>(isOpened);
  const [fields, setFields] = useState(EMPTY);
  const [comparesTime, setComparesTime] = useState(false);
  const [inspection, setInspection] = useState<Inspection>();

  const change = (changed: Partial<Fields>): void => {
    setFields({ ...fields, ...changed });
    setInspection(undefined);
  };
  const check = (): void =>
    setInspection(inspect({ ...fields, tolerance, now: comparesTime ? secondsNow() : undefined }));

  const area = (name: 'head' | 'body', label: string, rows: number): ReactNode => (
    <p className="gw-field">
      <label htmlFor={`${ID}-${name}`}>{label}</label>
      <textarea
        id={`${ID}-${name}`}
        className="gw-input gw-input--text"
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={fields[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </p>
  );
  const secret = (name: 'token' | 'otherToken', label: string): ReactNode => (
    <p className="gw-field">
      <label htmlFor={`${ID}-${name}`}>{label}</label>
      <input
        id={`${ID}-${name}`}
        className={`gw-input ${styles.secret ?? ''}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // React writes a value of its own into the attribute, where the page's HTML would show the token.
        ref={(input) => {
          if (input && input.value !== fields[name]) input.value = fields[name];
        }}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </p>
  );

  return (
    <div className="gw-tool gw-tool--rows" role="group" aria-label="Signature workbench">
      <SelectField
        ref={first}
        id={`${ID}-kind`}
        label="What you have"
        value={fields.kind}
        choose={(kind) => change({ kind: kind as MessageKind })}
        // A provider may have no version 1.
        options={KINDS.filter(([kind]) => kind !== 'request-v1' || vectors.v1)}
      />
      {fields.kind !== 'request-v1' &&
        area(
          'head',
          fields.kind === 'request'
            ? 'Line of the request and headers, or the whole message'
            : 'Headers, or the whole message',
          5,
        )}
      {area('body', 'Raw body, byte for byte', 6)}
      <div className={styles.pair}>
        {secret('token', 'API token')}
        {secret('otherToken', 'Another token that may have been used (optional)')}
      </div>
      {fields.kind !== 'request-v1' && (
        <p className={styles.choice}>
          <label>
            <input
              type="checkbox"
              checked={comparesTime}
              onChange={(event) => setComparesTime(event.target.checked)}
            />{' '}
            It was sent just now: compare X-Timestamp with the clock of this device
          </label>
        </p>
      )}
      <p className={styles.buttons}>
        <button type="button" className="gw-button" onClick={check}>
          Check
        </button>
        <QuietButton act={() => change(exampleOf(fields.kind, vectors))}>Fill in the test vector</QuietButton>
        <QuietButton act={() => change({ ...EMPTY, kind: fields.kind })}>Clear</QuietButton>
      </p>
      <div role="status">{inspection && <Outcome inspection={inspection} kind={fields.kind} />}</div>
    </div>
  );
}
