import React, { Fragment, type ReactNode } from 'react';
import { markRanges } from '../marks';

interface Props {
  readonly text: string;
  /** Word forms to mark. */
  readonly marks: readonly string[];
}

/** A text with the words of the query marked. The text stays text: nothing of it is read as markup. */
export default function Marked({ text, marks }: Props): ReactNode {
  const ranges = markRanges(text, marks);
  return (
    <>
      {ranges.map(({ start, end }, i) => (
        <Fragment key={start}>
          {text.slice(ranges[i - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
