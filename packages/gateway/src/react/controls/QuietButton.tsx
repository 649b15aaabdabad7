import React, { type ReactNode } from 'react';

interface Props {
  readonly act: () => void;
  readonly children: ReactNode;
}

/** A button of second rank. */
export default function QuietButton({ act, children }: Props): ReactNode {
  return (
    <button type="button" className="gw-quiet-button" onClick={act}>
      {children}
    </button>
  );
}
