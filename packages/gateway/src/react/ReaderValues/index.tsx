import React, { useCallback, useState, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/reader-values.json';
import { fetchOnce } from '@gateway-docs/kit';
import { NAMES_ROUTE, type NamesOfIds } from '../../protocol/request-form';
import { useSite } from '../site';
import type { ToolProps } from '../Tool/tool-props';
import { useFocusOnOpening } from '../Tool/useFocusOnOpening';
import { useLoading } from '../Tool/useLoading';
import { documentedIn } from './behaviour';
import { clearReaderValues, readerValues, RULES, setReaderValues } from './values';
import { LISTED_KINDS, SINGLE_KINDS, type Kind, type Known, type ListedKind } from './values';
import QuietButton from '../controls/QuietButton';
import TextField from '../controls/TextField';
import styles from './styles.module.css';

/** In: the address of the names. Out: the names, fetched once in a visit. */
const namesOfIds = fetchOnce((response) => response.json() as Promise<NamesOfIds>);

/** Start of the ids of its fields. */
const ID = 'reader-values';

/** The documented ids of this page, in their order, and those that the reader has set before. */
function documentedIds(kind: ListedKind, { values }: Known): string[] {
  const marks = [...document.querySelectorAll<HTMLElement>(`[data-own="${kind}"]`)];
  return [...new Set([...marks.map(documentedIn), ...Object.keys(values[kind])])];
}

interface FieldProps {
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A value is taken over when it fits; what does not fit stays in the field and is explained. */
function ValueField({ id, kind, label, value, set }: FieldProps): ReactNode {
  const [text, setText] = useState(value);
  const { fits, says } = RULES[kind];
  const isWrong = text !== '' && !fits(text);
  return (
    <TextField
      id={id}
      label={label}
      aria-invalid={isWrong}
      value={text}
      set={(given) => {
        const typed = given.trim();
        setText(typed);
        if (typed === '' || fits(typed)) set(typed);
      }}
    >
      <span id={`${id}-says`} className={styles.says} role="status">
        {isWrong ? says : ''}
      </span>
    </TextField>
  );
}

/**
 * Lets a reader set point, services, wallets, callback address and the name of the token's variable once, for every sample and for the
 * runner. Nothing is sent; the values end with the tab unless the reader asks to store them in this browser.
 */
export default function ReaderValues({ isOpened, close }: ToolProps): ReactNode {
  const [known, setKnown] = useState(readerValues);
  const [cleared, setCleared] = useState(0);
  const { addressOf } = useSite();
  const address = addressOf(NAMES_ROUTE);
  const { loaded: names } = useLoading(
    useCallback(() => namesOfIds(address), [address]),
    true,
  );
  const group = useFocusOnOpening<HTMLDivElement>(isOpened);
  const change = (next: Known): void => {
    setKnown(next);
    setReaderValues(next);
  };

  // Until the names are there, and where they cannot be had, the id says it.
  const nameOf = (kind: ListedKind, id: string): string => {
    const name = kind === 'account' ? undefined : names?.[kind][id];
    return name === undefined ? id : `${name} (${id})`;
  };
  const withId = (kind: ListedKind, documented: string, own: string): Known => {
    const others = Object.entries(known.values[kind]).filter(([id]) => id !== documented);
    const ids = Object.fromEntries(own === '' ? others : [...others, [documented, own]]);
    return { ...known, values: { ...known.values, [kind]: ids } };
  };
  return (
    <div
      ref={group}
      className={`gw-tool gw-tool--rows ${styles.values ?? ''}`}
      role="group"
      aria-label="Your own values"
      tabIndex={-1}
    >
      <p className={styles.says}>
        They appear in every sample and in the requests that you run here. Nothing is sent. The token itself
        has no place here.
      </p>
      <div key={cleared} className={styles.fields}>
        {SINGLE_KINDS.map((kind) => (
          <ValueField
            key={kind}
            id={`${ID}-${kind}`}
            kind={kind}
            label={texts.names[kind]}
            value={known.values[kind]}
            set={(value) => change({ ...known, values: { ...known.values, [kind]: value } })}
          />
        ))}
        {LISTED_KINDS.flatMap((kind) =>
          documentedIds(kind, known).map((documented) => (
            <ValueField
              key={`${kind} ${documented}`}
              id={`${ID}-${kind}-${documented}`}
              kind={kind}
              label={`${texts.names[kind]} ${nameOf(kind, documented)}`}
              value={known.values[kind][documented] ?? ''}
              set={(own) => change(withId(kind, documented, own))}
            />
          )),
        )}
      </div>
      <p>
        <label>
          <input
            type="checkbox"
            checked={known.isLasting}
            onChange={(event) => change({ ...known, isLasting: event.target.checked })}
          />{' '}
          Store them in this browser. Otherwise they end with this tab.
        </label>
      </p>
      <p>
        <QuietButton
          act={() => {
            clearReaderValues();
            setKnown(readerValues());
            setCleared(cleared + 1);
          }}
        >
          Clear my values
        </QuietButton>{' '}
        {close && <QuietButton act={close}>{texts.close}</QuietButton>}
      </p>
    </div>
  );
}
