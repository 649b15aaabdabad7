import React, { type ReactNode } from 'react';

/** A drawing on a field of 24 by 24, as tall as the text around it and in its colour; decoration, hidden from screen readers. */
export default function Icon({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden>
      <path fill="currentColor" d={path} />
    </svg>
  );
}
