import React, { Children, isValidElement, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** Anchor; a link to it, or to something inside, opens the block (src/client). */
  readonly id?: string;
  /** Line of the closed block. Writers may give a `<summary>` element instead. */
  readonly summary?: string;
  readonly children?: ReactNode;
}

const isSummary = (child: ReactNode): boolean => isValidElement(child) && child.type === 'summary';

/**
 * A closed block: the browser's own element, so that it opens without JavaScript and for find-in-page. A reader view leaves out what is called
 * `headers`, as an anchor may be, unless a class says that it is content.
 */
export default function Details({ id, summary, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const parts = Children.toArray(children);
  return (
    <details className="gw-folded-content" id={id}>
      {summary === undefined ? parts.find(isSummary) : <summary>{summary}</summary>}
      <div className="gw-details__body">{parts.filter((child) => !isSummary(child))}</div>
    </details>
  );
}
