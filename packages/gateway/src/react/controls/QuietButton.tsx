import React, { type PropsWithChildren, type ReactNode } from 'react';

/** A button of second rank. */
export default function QuietButton({ act, children }: PropsWithChildren<{ act: () => void }>): ReactNode {
  return (
    <button type="button" className="gw-quiet-button" onClick={act}>
      {children}
    </button>
  );
}
