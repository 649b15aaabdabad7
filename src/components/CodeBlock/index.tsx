import React, { useRef, type ReactNode } from 'react';
import CopyButton from '../CopyButton';
import { useScrollable } from '../useScrollable';
import styles from './styles.module.css';

interface Props {
  /** Highlighted code, made while building (src/remark/highlight); never text of a reader or of the URL. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/** Code that was highlighted while building: one string for React, no Prism in the browser. */
export default function CodeBlock({ html, language, title }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const box = useRef<HTMLPreElement>(null);
  const scrollable = useScrollable(box);
  const name = title ?? `Code, ${language}`;
  return (
    <div className={styles.block} translate="no">
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          ref={box}
          className={styles.code}
          {...(scrollable ? { tabIndex: 0, role: 'region', 'aria-label': name } : {})}
        >
          <code ref={code} className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton source={code} label={`Copy: ${name}`} className={styles.copy} />
      </div>
    </div>
  );
}
