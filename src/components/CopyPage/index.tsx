import React, { useEffect, useState, type ReactNode } from 'react';
import { NotLoadedError } from '@gateway-docs/kit';
import texts from '../../../data/texts/components/copy.json';
import { announce } from '../CopyButton/announce';
import { fillText } from '../../base/fill-text';
import { whyNotLoaded } from '../why-not-loaded';
import { copyText } from './copy-text';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown twin. */
  readonly twin: string;
}

/** How long the button says what became of the copy, in milliseconds. */
const SHOWN = 2000;

/** Copies the page's Markdown twin; a link leads to it, which needs no JavaScript. */
export default function CopyPage({ twin }: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (): void => {
    copyText(twin).then(
      () => {
        setCopied(true);
        announce('Copied');
      },
      async (error: unknown) => {
        if (!(error instanceof NotLoadedError)) announce(texts.pageRefused);
        else announce(fillText(texts.pageNotLoaded, { why: (await whyNotLoaded(error)).why }));
      },
    );
  };

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.button} onClick={copy} data-needs-script="">
        {copied ? (
          'Copied'
        ) : (
          <>
            Copy<span className={styles.words}> as Markdown</span>
          </>
        )}
      </button>
      {/* A file, not a page: the router has to leave the click to the browser. */}
      <a className={styles.link} href={twin} type="text/markdown">
        View<span className={styles.words}> as Markdown</span>
      </a>
    </div>
  );
}
