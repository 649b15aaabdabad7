import React, { type PropsWithChildren, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is copied. Without it: the code beside the button, so that long code is not in the page twice. */
  readonly text?: string;
  /** For screen readers; default is "Copy" and the text itself. */
  readonly label?: string;
}

/** A button that copies a value; `behaviour.ts` does it. */
export default function CopyButton({ text = '', label }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      data-copy={text}
      data-needs-script=""
      aria-label={label ?? `Copy ${text}`}
      title="Copy"
    />
  );
}

/**
 * A value and the button that copies it; the two stay on one line. `text` is what is copied, the children the value as it is shown. The
 * number of a card is shown in groups of four without spaces between them: it is copied, found and read as one.
 */
export function Copyable({ text, children }: PropsWithChildren<Required<Pick<Props, 'text'>>>): ReactNode {
  const four = /^\d{16}$/.test(text) ? text.match(/\d{4}/g) : null;
  const groups = (four ?? []).map((digits, i) => <span key={i}>{digits}</span>);
  return (
    <span className={styles.copyable}>
      {groups.length > 0 ? <code data-groups="">{groups}</code> : children}
      <CopyButton text={text} />
    </span>
  );
}
