import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import texts from '../../../data/texts/components/code.json';
import { fillText } from '../../base/fill-text';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '../CopyButton';
import { codeName, copyLabel } from './names';
import styles from './styles.module.css';

interface Props {
  /** Highlighted code, made while building (src/remark/highlight); never text of a reader or of the URL. */
  readonly html: string;
  /** Language of the fence, `json`. */
  readonly language: string;
  /** The language in words, `JSON`; plain text has none. */
  readonly label?: string;
  readonly title?: string;
  /** Route of a file with this code, `/clients/php/GatewayClient.php.txt`; it is saved under the title. */
  readonly download?: string;
  /** Set for code of many lines, which shows its beginning until the reader asks for all of it. */
  readonly long?: string;
}

/**
 * Code that was highlighted while building: one string for React, no Prism in the browser. `behaviour.ts` shows long code whole; without JavaScript and on
 * paper all of it is there.
 */
export default function CodeBlock({ html, language, label = '', title, download, long }: Props): ReactNode {
  const name = title ?? codeName(language);
  const file = useBaseUrl(download);
  const isBare = title === undefined && label === '' && download === undefined;
  return (
    <div className={clsx(styles.block, isBare && styles.bare)} data-code="" data-long={long} translate="no">
      <div className={styles.head}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.language} data-language="">
          {label}
        </span>
        <span className={styles.tools}>
          {download && (
            <a
              className={styles.tool}
              href={file}
              download={title}
              aria-label={fillText(texts.downloadOf, { name })}
            >
              {texts.download}
            </a>
          )}
          <CopyButton label={copyLabel(name)} />
        </span>
      </div>
      <pre className={styles.code} data-scrolls={name}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button
        type="button"
        className={styles.whole}
        data-whole=""
        aria-label={fillText(texts.wholeOf, { name })}
      >
        {texts.whole}
      </button>
    </div>
  );
}
