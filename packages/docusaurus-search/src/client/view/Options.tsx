import React, { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { hitUrl } from '../links';
import type { ResultHit } from '../../engine/results';
import { onPlainClick } from './on-plain-click';
import { optionId } from './option-id';
import styles from './Panel.module.css';
import { useHitContents } from './use-hit-contents';

interface Props {
  readonly hits: readonly ResultHit[];
  readonly listId: string;
  /** Position of the active suggestion, or -1. */
  readonly active: number;
  readonly basePath: string;
  readonly onGo: (url: string) => void;
}

/** The suggestions as a list of options: the focus stays in the input, which names the active one. */
function Options({ hits, listId, active, basePath, onGo }: Props): ReactNode {
  const contents = useHitContents(hits);
  return (
    <div className={styles.list} id={listId} role="listbox" aria-label="Suggestions">
      {hits.map((hit, index) => {
        const url = hitUrl(hit, basePath);
        return (
          <a
            key={hit.u}
            id={optionId(listId, index)}
            className={clsx(styles.option, index === active && styles.active)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={url}
            onClick={onPlainClick(() => onGo(url))}
            dangerouslySetInnerHTML={contents[index]}
          />
        );
      })}
    </div>
  );
}

/** Typing changes the bar around the list more often than the list: it is drawn again only when its own parts change. */
export default memo(Options);
