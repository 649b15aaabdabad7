import React, { type ReactNode } from 'react';

/** A string with the colon of a name behind it, or another value. */
const VALUE = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** @returns the class that the blocks of the site give such a piece of code (`src/css/code.css`) */
function classOf(value: string, text: string | undefined, colon: string | undefined): string {
  if (text !== undefined) return colon === undefined ? 'ts' : 'tp';
  return /^[tfn]/.test(value) ? 'tk' : 'tn';
}

/** JSON in the colours of the site; any other text is shown as it is. */
export default function Json({ text }: { readonly text: string }): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(VALUE)) {
    const [whole, string, colon] = match;
    const value = string ?? whole;
    pieces.push(
      text.slice(end, match.index),
      <span key={match.index} className={classOf(value, string, colon)}>
        {value}
      </span>,
    );
    end = match.index + value.length;
  }
  return (
    <code>
      {pieces}
      {text.slice(end)}
    </code>
  );
}
