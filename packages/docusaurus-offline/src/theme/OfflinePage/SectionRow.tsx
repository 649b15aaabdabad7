import React, { type ReactNode } from 'react';
import classes from '@theme/OfflinePage/classes';
import words from '@theme/OfflinePage/words';
import { interpolate } from '@docusaurus/Interpolate';
import type { Progress, SectionState } from '../../messages';
import { megabytes } from './megabytes';
import styles from './styles.module.css';

interface Props {
  readonly section: SectionState;
  /** Set while this section is being saved. */
  readonly progress: Progress | undefined;
  /** Another order is being carried out. */
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

/** A section: its size, whether it is saved, and the button that changes that. The button keeps its place, and with it the focus. */
export default function SectionRow({ section, progress, isBusy, onSave, onRemove }: Props): ReactNode {
  const { label, pages, bytes, isSaved, isBegun } = section;
  const action = isSaved ? words.remove : words.save;
  const size = pages === 1 ? words['size.one'] : words.size;
  const unfinished = isBegun ? words.isUnfinished : '';
  return (
    <li className={styles.section}>
      <span className={styles.label}>
        <span>{label}</span>
        <span className={styles.muted}>
          {interpolate(size, { pages, size: megabytes(bytes) }) + (isSaved ? words.isSaved : unfinished)}
        </span>
      </span>
      <button
        type="button"
        className={isSaved ? classes.quietButton : classes.button}
        aria-label={`${action} ${label}`}
        // Not `disabled`: that would take the focus away.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) (isSaved ? onRemove : onSave)();
        }}
      >
        <span>{action}</span>
      </button>
      {progress && (
        <span className={styles.progress}>
          <progress
            aria-label={interpolate(words.saving, { section: label })}
            max={progress.total || 1}
            value={progress.saved}
          />
          <span className={styles.muted}>
            {progress.total > 0
              ? interpolate(words.progress, {
                  saved: megabytes(progress.saved),
                  total: megabytes(progress.total),
                })
              : words.begins}
          </span>
        </span>
      )}
    </li>
  );
}
