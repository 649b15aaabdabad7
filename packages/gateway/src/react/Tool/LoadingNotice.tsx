import React, { type ReactNode } from 'react';

interface Props {
  /** What is being loaded, as the subject of a sentence: `The tool`. */
  readonly what: string;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Says that something is loading, or that it could not be loaded, with a button that tries once more. */
export default function LoadingNotice({ what, hasFailed, again }: Props): ReactNode {
  return (
    <p role="status">
      <span>
        {hasFailed ? `${what} could not be loaded. Check your connection. ` : `${what} is loading.`}
      </span>
      {hasFailed && (
        <button type="button" className="gw-quiet-button" onClick={again}>
          Try again
        </button>
      )}
    </p>
  );
}
