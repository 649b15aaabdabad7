import React, { type ReactNode } from 'react';
import type { NotLoaded } from '../site-context';

interface Props {
  /** What is being loaded, as the subject of a sentence: `The tool`. */
  readonly what: string;
  readonly failure: NotLoaded | undefined;
  readonly again: () => void;
}

/** Says that something is loading, or why it could not be loaded, with a button for what helps. */
export default function LoadingNotice({ what, failure, again }: Props): ReactNode {
  return (
    <p role="status">
      <span>{failure ? `${what} could not be loaded. ${failure.why} ` : `${what} is loading.`}</span>
      {failure && (
        // Every page with a closed tool loads this, so it has its button without the parts of the tools.
        <button
          type="button"
          className="gw-quiet-button"
          onClick={failure.isOutdated ? () => window.location.reload() : again}
        >
          {failure.isOutdated ? 'Reload' : 'Try again'}
        </button>
      )}
    </p>
  );
}
