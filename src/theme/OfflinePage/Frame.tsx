// Change: the place of pages of ours, above which nothing moves, and the whole site as one file.
import React, { type PropsWithChildren, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PlainPage from '@site/src/components/PlainPage';
import { ARCHIVE_FILE } from '@site/src/base/archive-file';
import { offline as texts } from '@site/data/texts/theme.json';

/** The page of what is saved, with the archive at its end. */
export default function Frame({ children }: PropsWithChildren): ReactNode {
  const { heading, text, link } = texts.archive;
  return (
    <PlainPage>
      {children}
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        <a href={useBaseUrl(`/${ARCHIVE_FILE}`)} download>
          {link}
        </a>
      </p>
    </PlainPage>
  );
}
