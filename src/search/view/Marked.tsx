import React, { type ReactNode } from 'react';

interface Props {
  /** A text in pieces; those at odd positions are marked. */
  readonly pieces: readonly string[];
}

/**
 * A text with the words of the query marked. The text stays text: nothing of it is read as markup. Each piece is an element, because a
 * page translator wraps bare texts, and React could not take those away again.
 */
export default function Marked({ pieces }: Props): ReactNode {
  // The pieces of one text never change places, so their position is their key.
  return pieces.map((piece, i) => {
    if (piece === '') return null;
    return i % 2 === 1 ? <mark key={i}>{piece}</mark> : <span key={i}>{piece}</span>;
  });
}
