import React, { useEffect, useState, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import { announce } from './announce';
import styles from './styles.module.css';

interface Props {
  /** What is copied. */
  readonly text?: string;
  /** Instead of `text`: the element whose text is copied, for long code that should not be in the page twice. */
  readonly source?: RefObject<HTMLElement | null>;
  /** For screen readers; default is "Copy" and the text itself. */
  readonly label?: string;
  readonly className?: string;
}

/** How long the tick stays, in milliseconds. */
const SHOWN = 2000;

/** Copies a value. The button shows a tick and screen readers hear "Copied"; where the browser refuses, they hear that. */
export default function CopyButton({ text, source, label, className }: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (): void => {
    const value = text ?? source?.current?.textContent ?? '';
    // Absent on a page that was not served over HTTPS, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const done = clipboard?.writeText(value) ?? Promise.reject(new Error('No clipboard'));
    done.then(
      () => {
        setCopied(true);
        announce('Copied');
      },
      () => announce('The browser does not allow copying. Select the text instead.'),
    );
  };

  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      data-copied={copied || undefined}
      aria-label={label ?? `Copy ${text ?? ''}`}
      title="Copy"
      onClick={copy}
    />
  );
}
