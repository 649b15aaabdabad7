import React, { type ReactNode } from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Highlighted code, made while building (src/remark/highlight); never text of a reader or of the URL. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/** Code that was highlighted while building: one string for React, no Prism in the browser. */
export default function CodeBlock({ html, language, title }: Props): ReactNode {
  const name = title ?? `Code, ${language}`;
  return (
    <div className={styles.block} translate="no">
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre className={styles.code} data-scrolls={name}>
          <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton label={`Copy: ${name}`} className={styles.copy} />
      </div>
    </div>
  );
}
